/** Removes accents and capitals: 'elise' finds 'Élise'. */
export const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
