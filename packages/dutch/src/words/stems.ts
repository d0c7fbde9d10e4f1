/** Word parts by hand, in the notation of list.ts. */
export const STEMS = `
aard|appel hot'el mod'el rap'el kap'el reb'el aar|bei|d
huis boek kast zon dag avond eten school bus voet bal hand doek schoen kamer bad zak
`
