/** The settings that an account keeps: what is set here, as the server takes it, and back. */

import type { Choices } from "../api/types";
import { compact, setCompact, setSound, setStrong, sound, strong } from "./settings";
import { chooseTheme, themeChoice } from "./theme";

/** As they are set in this browser; of mails and the profile only the account knows. */
export function choicesHere(): Choices {
  return {
    theme: themeChoice(),
    colours: strong() ? "strong" : "usual",
    compact: compact(),
    sound: sound(),
  };
}

export function applyChoices(choices: Choices): void {
  chooseTheme(choices.theme ?? "auto");
  setStrong(choices.colours === "strong");
  setCompact(choices.compact ?? false);
  setSound(choices.sound ?? false);
}
