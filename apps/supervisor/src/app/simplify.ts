/** Without accents and capitals: 'Élise' is found by 'elise'. */
export const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
