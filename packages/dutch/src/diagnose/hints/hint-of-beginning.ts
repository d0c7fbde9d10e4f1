const everySoundHint = 'Zeg het woord langzaam en luister naar elke klank.'

/** Replaces a sentence that the start of a spelling cannot prove by a sentence that is always true. */
const hintsOfBeginnings: ReadonlyMap<string, string> = new Map([
  ['Zeg het woord langzaam: je vergeet een medeklinker.', everySoundHint],
  ['Hak het woord in klanken en zet ze in de goede volgorde.', everySoundHint],
  ['Je hebt een klinker overgeslagen: zeg het woord langzaam.', everySoundHint],
  ['Je hebt iets overgeslagen: zeg het woord langzaam.', everySoundHint],
  ['Luister goed naar de klinker: welke klank hoor je daar?', everySoundHint],
  [
    'Kijk naar de volgorde van de twee letters van deze klank.',
    'Luister goed: welke tweetekenklank hoor je?',
  ],
])

export const toHintOfBeginning = (hint: string): string => hintsOfBeginnings.get(hint) ?? hint
