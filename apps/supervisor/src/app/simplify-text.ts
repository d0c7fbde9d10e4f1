/** Removes accents and capitals: 'elise' finds 'Élise'. */
export const simplifyText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
