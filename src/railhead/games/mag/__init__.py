"""18Magyarország (Leonhard Orgler, 2021): two to six players, and the solo game against István."""
