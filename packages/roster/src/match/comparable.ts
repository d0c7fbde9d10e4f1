/** Names as they are compared: no capitals, accents, signs nor double spaces; 'v.d. Berg' is 'van der Berg'. */
export const comparableText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bv\.? ?\/?d\.? /gu, 'van der ')
    .replaceAll('ĳ', 'ij')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const comparable = (child: { readonly first_name: string; readonly last_name: string }): string =>
  comparableText(`${child.first_name} ${child.last_name}`)
