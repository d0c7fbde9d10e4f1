/** A label as the name of a file on any computer: 'Woorden met sch- en schr-' → 'woorden-met-sch-en-schr'. */
export const fileNameOf = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
