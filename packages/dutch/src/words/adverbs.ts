/** Two small words grown together, which the rules would cut wrongly; in the notation of read.ts. */
export const adverbs = `
# adverbs
van|af van|uit van|daan van|avond van|ochtend nog|al nog|maals zo|v'er hoe|v'er om|v'er in|zo|v'er of|w'el
ja|w'el ja|zeker vrij|w'el vaar|w'el als|je|blieft al|hoe|w'el al|om al|een al|tijd over|al over|eind over|een over|een|komst
bij|een bijeen|komst eer|gisteren bij|na ander|half məkaar heel|al aan|een uit|een in|een in|eens op|eens
even|wel even|veel even|min even|als in|tegen|deel daar|en|tegen voor|al als|of meest|al on|nauw|keurig luid|ruchtig verder|op uiter|'aard middel|eeuws links rechts links|af rechts|af onder|ste|boven mid|dər|nacht wedər|zijds
tə|gelijk tə|gəl[ij:t_ei]kər|tijd tərug tə|zamen tə|vreden tə|voren tə|voor|schijn tə|vergeefs tə|goed tə|kort tə|veel tə|huis tə|gemoet tə|keer
tə|leur|stel tə|weeg tə|recht tə|vens dat|gēne die|gēne də|gēne
də|zelf mə|zelf jə|zelf
`
