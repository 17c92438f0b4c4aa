"""What a position looks like, as data: scenes made by the titles, drawn by `view.svg` and by the browser."""
