/** The three families of spelling errors (dutch.md §5, after Van Rijthoven e.a. 2021). */
export type ErrorFamily = 'fonologisch' | 'morfologisch' | 'orthografisch'

/** What is told of a kind of error. */
export type TagInfo = {
  family: ErrorFamily
  /** The curriculum's categories that practise it; the first is reported unless the step's own is among them. */
  categories: readonly string[]
  /** One sentence for the child: what to listen for or think of. */
  hint: string
}

/**
 * Kinds of errors from specific to general: the order in which an explanation is preferred
 * (dutch.md §4.4 and §5).
 */
export const TAGS = {
  'ww-dt': {
    family: 'morfologisch',
    categories: ['ww-nu', 'ww-toen'],
    hint: 'Is dit een werkwoord? Denk aan de ik-vorm en kijk of er een t, d, te of de achter komt.',
  },
  teit: {
    family: 'orthografisch',
    categories: ['teit'],
    hint: 'Hoor je /tijt/ aan het eind van een leenwoord? Dan schrijf je teit.',
  },
  tie: {
    family: 'orthografisch',
    categories: ['tie'],
    hint: 'Hoor je /tsie/ of /sie/ aan het eind? Dan schrijf je vaak tie.',
  },
  isch: {
    family: 'orthografisch',
    categories: ['isch'],
    hint: 'Hoor je /ies/ aan het eind? Dan schrijf je isch.',
  },
  eau: {
    family: 'orthografisch',
    categories: ['eau'],
    hint: 'Je hoort /oo/, maar in dit leenwoord schrijf je eau.',
  },
  'ch=sj': {
    family: 'orthografisch',
    categories: ['ch=sj'],
    hint: 'Je hoort /sj/, maar in dit leenwoord schrijf je ch.',
  },
  'g=zj': {
    family: 'orthografisch',
    categories: ['g=zj'],
    hint: 'Je hoort /zj/, maar in dit leenwoord schrijf je g of j.',
  },
  'ou=oe': {
    family: 'orthografisch',
    categories: ['ou=oe'],
    hint: 'Je hoort /oe/, maar in dit leenwoord schrijf je ou.',
  },
  qu: {
    family: 'orthografisch',
    categories: ['qu'],
    hint: 'Je hoort /kw/ of /k/: onthoud of je qu of kw schrijft.',
  },
  th: {
    family: 'orthografisch',
    categories: ['th'],
    hint: 'Je hoort /t/: onthoud of er een h achter de t staat.',
  },
  é: {
    family: 'orthografisch',
    categories: ['é'],
    hint: 'Hoor je /ee/ in dit leenwoord? Let op het streepje op de e.',
  },
  engels: {
    family: 'orthografisch',
    categories: ['engels'],
    hint: 'Dit woord komt uit het Engels: denk aan hoe het daar geschreven wordt.',
  },
  frans: {
    family: 'orthografisch',
    categories: ['mix-leen'],
    hint: 'Dit woord komt uit het Frans: onthoud hoe je deze klank schrijft.',
  },
  x: { family: 'orthografisch', categories: ['x'], hint: 'Je hoort /ks/: onthoud of je x of ks schrijft.' },
  'c=s': {
    family: 'orthografisch',
    categories: ['c=s'],
    hint: 'Je hoort /s/: onthoud of je c of s schrijft.',
  },
  'c=k': {
    family: 'orthografisch',
    categories: ['c=k'],
    hint: 'Je hoort /k/: onthoud of je c of k schrijft.',
  },
  'y=ie': {
    family: 'orthografisch',
    categories: ['y=ie'],
    hint: 'Je hoort /ie/, maar in dit leenwoord schrijf je y.',
  },
  'i=ie': {
    family: 'orthografisch',
    categories: ['i=ie', 'kg-T'],
    hint: 'Je hoort /ie/ aan het eind van de klankgroep: onthoud of je i of ie schrijft.',
  },
  trema: {
    family: 'orthografisch',
    categories: ['trema'],
    hint: 'Horen twee klinkers niet bij elkaar? Zet dan puntjes op de eerste letter van de nieuwe klankgroep.',
  },
  apostrof: {
    family: 'orthografisch',
    categories: ["mv-'s", "'s"],
    hint: "Kijk of er een hoge komma hoort: 's schrijf je na één letter met een lange klank.",
  },
  koppelteken: {
    family: 'orthografisch',
    categories: ['koppel'],
    hint: 'Botsen in een samenstelling twee klinkers? Zet er dan een streepje tussen.',
  },
  aaneen: {
    family: 'morfologisch',
    categories: ['samenstelling'],
    hint: 'Een samenstelling schrijf je aan elkaar, zonder spatie.',
  },
  'tussen-n': {
    family: 'morfologisch',
    categories: ['tussen-n'],
    hint: 'Heeft het eerste woord een meervoud op en? Dan schrijf je en ertussen.',
  },
  'tussen-s': {
    family: 'morfologisch',
    categories: ['tussen-s'],
    hint: 'Hoor je een s tussen de twee woorden? Dan schrijf je die ook.',
  },
  samenstelling: {
    family: 'morfologisch',
    categories: ['samenst-weg', 'samenstelling'],
    hint: 'Splits het woord en schrijf beide woorden helemaal.',
  },
  'be-ge-ver': {
    family: 'morfologisch',
    categories: ['be-ge-ver'],
    hint: 'Begint het woord met /bu/, /gu/ of /vur/? Dan schrijf je be, ge of ver.',
  },
  ig: { family: 'morfologisch', categories: ['ig'], hint: 'Hoor je /ug/ aan het eind? Dan schrijf je ig.' },
  lijk: {
    family: 'morfologisch',
    categories: ['lijk'],
    hint: 'Hoor je /luk/ aan het eind? Dan schrijf je lijk.',
  },
  verkleinwoord: {
    family: 'morfologisch',
    categories: ['vk-je', 'vk-tje', 'vk-etje'],
    hint: 'Schrijf eerst het hele woord en zet daar je, tje of pje achter.',
  },
  cht: {
    family: 'morfologisch',
    categories: ['cht'],
    hint: 'Hoor je /gt/ na een korte klank? Dan schrijf je cht, maar hij ligt, legt en zegt krijgen g.',
  },
  aai: {
    family: 'orthografisch',
    categories: ['aai'],
    hint: 'Je hoort een j, maar je schrijft een i: aai, ooi of oei.',
  },
  eeuw: {
    family: 'orthografisch',
    categories: ['eeuw'],
    hint: 'Hoor je /eew/, /iew/ of /uuw/? Vergeet de u voor de w niet.',
  },
  'ei-ij': {
    family: 'orthografisch',
    categories: ['ij', 'ei'],
    hint: 'Je hoort /ei/: onthoud of je de korte ei of de lange ij schrijft.',
  },
  'au-ou': {
    family: 'orthografisch',
    categories: ['au', 'ou'],
    hint: 'Je hoort /au/: onthoud of je au, auw, ou of ouw schrijft.',
  },
  sch: {
    family: 'fonologisch',
    categories: ['sch'],
    hint: 'Hoor je /sg/ aan het begin? Dan schrijf je sch.',
  },
  ng: {
    family: 'fonologisch',
    categories: ['ng'],
    hint: 'Hoor je de klank ng? Die schrijf je met een n en een g.',
  },
  nk: {
    family: 'fonologisch',
    categories: ['nk'],
    hint: 'Hoor je /ngk/? Dan schrijf je alleen nk, zonder g.',
  },
  plakletter: {
    family: 'fonologisch',
    categories: ['plakletter'],
    hint: 'Hoor je een u tussen twee medeklinkers? Die schrijf je niet.',
  },
  eer: {
    family: 'fonologisch',
    categories: ['eer'],
    hint: 'Voor een r of l klinkt ee, oo of eu anders: schrijf de lange klank.',
  },
  'ch-g': {
    family: 'orthografisch',
    categories: ['ch'],
    hint: 'Je hoort /g/: onthoud of je ch of g schrijft.',
  },
  'd-t': {
    family: 'morfologisch',
    categories: ['d/t', 'eind-d'],
    hint: 'Hoor je een t aan het eind? Maak het woord langer en luister of je een d of een t hoort.',
  },
  'b-p': {
    family: 'morfologisch',
    categories: ['b/p'],
    hint: 'Hoor je een p aan het eind? Maak het woord langer en luister of je een b of een p hoort.',
  },
  'f-v': {
    family: 'orthografisch',
    categories: ['v/f', 'f-v'],
    hint: 'Hoor je f of v? Leg je hand op je keel: bij de v voel je trillen.',
  },
  's-z': {
    family: 'orthografisch',
    categories: ['z/s', 's-z'],
    hint: 'Hoor je s of z? Leg je hand op je keel: bij de z voel je trillen.',
  },
  verdubbeling: {
    family: 'morfologisch',
    categories: ['kg-K', 'kg-LK'],
    hint: 'Hoor je een korte klank? Dan schrijf je de medeklinker dubbel.',
  },
  verenkeling: {
    family: 'morfologisch',
    categories: ['kg-L', 'kg-L+', 'kg-LK'],
    hint: 'Hoor je een lange klank aan het eind van de klankgroep? Dan schrijf je één letter.',
  },
  'te-veel-dubbel': {
    family: 'morfologisch',
    categories: ['kg-LK', 'kg-L', 'kg-K'],
    hint: 'Alleen na een korte klank aan het eind van de klankgroep schrijf je de medeklinker dubbel.',
  },
  'slot-n': {
    family: 'morfologisch',
    categories: ['stomme-e'],
    hint: 'Je hoort de n aan het eind bijna niet, maar je schrijft hem wel.',
  },
  'stomme-e': {
    family: 'fonologisch',
    categories: ['stomme-e'],
    hint: 'Hoor je een u in een zachte klankgroep? Dan schrijf je een e.',
  },
  'b-d': {
    family: 'fonologisch',
    categories: ['kort'],
    hint: 'Kijk goed naar de b en de d: aan welke kant zit het buikje?',
  },
  tweeteken: {
    family: 'fonologisch',
    categories: ['tweeteken'],
    hint: 'Welke tweetekenklank hoor je? Kijk ook naar de volgorde van de twee letters.',
  },
  'lang-kort': {
    family: 'fonologisch',
    categories: ['lang', 'kort'],
    hint: 'Luister goed: hoor je een lange of een korte klank?',
  },
  'korte-klank': {
    family: 'fonologisch',
    categories: ['kort'],
    hint: 'Luister goed naar de korte klank: a, e, i, o of u?',
  },
  volgorde: {
    family: 'fonologisch',
    categories: ['mmkm', 'mkmm', 'cluster'],
    hint: 'Hak het woord in klanken en zet ze in de goede volgorde.',
  },
  cluster: {
    family: 'fonologisch',
    categories: ['mmkm', 'mkmm', 'cluster'],
    hint: 'Zeg het woord langzaam: je vergeet een medeklinker.',
  },
  medeklinker: {
    family: 'fonologisch',
    categories: ['kort'],
    hint: 'Luister goed naar de medeklinker en voel hoe je mond hem maakt.',
  },
  hoofdletter: {
    family: 'orthografisch',
    categories: [],
    hint: 'Let op of het woord een hoofdletter krijgt.',
  },
} as const satisfies Record<string, TagInfo>

export type KnownTag = keyof typeof TAGS
/** A kind of error, or `onbekend` where no rule explains what was written. */
export type ErrorTag = KnownTag | 'onbekend'

/** What a child is told when no rule explains the error. */
export const UNKNOWN_HINT = 'Kijk en luister nog eens goed naar dit stukje.'

const ORDER: ReadonlyMap<string, number> = new Map(Object.keys(TAGS).map((tag, index) => [tag, index]))

/** The place of a tag in the order of preference; lower is preferred. */
export function rankOf(tag: KnownTag): number {
  return ORDER.get(tag) ?? ORDER.size
}
