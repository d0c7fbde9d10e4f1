/** Plurals that no rule gives, also at the end of a compound (vrouw-kind, werk-stad). */
export const irregularPlurals: Readonly<Record<string, string>> = {
  aquarium: 'aquaria',
  bacterie: 'bacteriën',
  been: 'benen',
  blad: 'bladeren',
  broer: 'broers',
  ei: 'eieren',
  gelid: 'gelederen',
  gemoed: 'gemoederen',
  goed: 'goederen',
  hotel: 'hotels',
  kalf: 'kalveren',
  kanon: 'kanonnen',
  kind: 'kinderen',
  koe: 'koeien',
  kok: 'koks',
  lam: 'lammeren',
  lid: 'leden',
  lied: 'liederen',
  museum: 'musea',
  olie: 'oliën',
  oom: 'ooms',
  rad: 'raderen',
  rund: 'runderen',
  schip: 'schepen',
  smid: 'smeden',
  stad: 'steden',
  vlo: 'vlooien',
  zee: 'zeeën',
  zoon: 'zonen',
}

/** Nouns whose vowel becomes long: dag, dagen. */
export const shortToLongNouns = new Set(
  (
    'bad bedrag bevel blad dag dak dal gat gebed gebod gebrek gen glas god graf hof hol lot middag oorlog oogwenk pad ' +
    'schot slag slot spel staf verbod verdrag verslag vat weg'
  ).split(' '),
)

/** Nouns that keep s after a long vowel, a two-letter vowel, l, n or r … */
export const nounsKeepingS = new Set('eis geus kaars kers koers kous kruis mars paus pers saus'.split(' '))
/** … and those that change it to z although most such nouns keep it. */
export const nounsChangingS = new Set('beurs els gans grens hals laars lens pels spons vers vaars'.split(' '))

/** Matches nouns in -on and other loan endings. */
export const takesSPattern = /(?:ion|kon|gon|son|ton|um|or|oir|eur|ière)$/

export const noNounPattern = /(?:[^aeiou]ig|lijks?|isch|loos|baar|zaam|waarts|[td]e)$/
