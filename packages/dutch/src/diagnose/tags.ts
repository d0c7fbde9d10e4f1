import { verbHints } from './verbs/verb-hints.ts'

/** Families of dutch.md §5, after Van Rijthoven e.a. 2021. */
export type ErrorFamily = 'fonologisch' | 'morfologisch' | 'orthografisch'

export interface TagInfo {
  readonly family: ErrorFamily
  /** Reported are the category of the step, else of the letters or the word itself, else the first. */
  readonly categories: readonly string[]
  /** The sentence for the child if `hints/` has no better one. */
  readonly hint: string
}

const heard = (categories: readonly string[], hint: string): TagInfo => ({
  family: 'fonologisch',
  categories,
  hint,
})
const built = (categories: readonly string[], hint: string): TagInfo => ({
  family: 'morfologisch',
  categories,
  hint,
})
const remembered = (categories: readonly string[], hint: string): TagInfo => ({
  family: 'orthografisch',
  categories,
  hint,
})

/** Tags of steps about verbs. */
const present = ['ww-nu', 'ww-ik', 'ww-hij', 'ww-jij', 'ww-gebod', 'ww-klinkt', 'ww-engels']
const past = ['ww-toen', 'ww-te', 'ww-tte', 'ww-sterk', 'ww-engels']
const done = ['ww-toen', 'ww-vd', 'ww-klinkt', 'ww-engels']

/** Ordered from specific to general. An earlier explanation is preferred (dutch.md §4.4 and §5). */
export const errorTags = {
  'ww-t': built(present, verbHints.tAtHij),
  'ww-geen-t': built([...present, 'ww-sterk'], verbHints.onlyIk),
  'ww-stam': built([...present, 'ww-tte'], verbHints.stem),
  'ww-nu-vd': built([...present, 'ww-vd', 'ww-toen'], verbHints.nowNotDone),
  'ww-te-de': built(past, verbHints.kofschip),
  'ww-dubbel': built(past, verbHints.onceOnly),
  'ww-sterk': built([...past, 'ww-vd'], verbHints.strong),
  'ww-vd': built(done, verbHints.participle),
  'ww-bn': built(['ww-bn', 'ww-toen'], verbHints.adjective),
  'ww-n': built(['ww-nu', 'ww-toen', 'ww-te', 'ww-tte', 'ww-sterk', 'ww-infinitief'], verbHints.more),
  'ww-tijd': built([...new Set([...present, ...past])], verbHints.time),
  'ww-dt': built(
    [...new Set([...present, ...past, ...done])],
    'Zoek de ik-vorm van dit werkwoord: komt er nog een t achter?',
  ),
  teit: remembered(['teit'], 'Hoor je ‘tijt’ aan het eind van een leenwoord? Dan schrijf je teit.'),
  tie: remembered(['tie'], 'Hoor je ‘tsie’ of ‘sie’ aan het eind? Dan schrijf je vaak tie.'),
  sie: remembered(['sie'], 'Hoor je ‘sie’ of ‘zie’ aan het eind? Onthoud of je sie, tie of cie schrijft.'),
  isch: remembered(['isch'], 'Hoor je ‘ies’ aan het eind? Dan schrijf je vaak isch.'),
  eau: remembered(['eau'], 'Je hoort ‘oo’, maar in dit leenwoord schrijf je eau.'),
  'ch=sj': remembered(['ch=sj'], 'Je hoort ‘sj’, maar in dit leenwoord schrijf je ch.'),
  'g=zj': remembered(['g=zj'], 'Je hoort ‘zj’, maar in dit leenwoord schrijf je g.'),
  'ou=oe': remembered(['ou=oe'], 'Je hoort ‘oe’, maar in dit leenwoord schrijf je ou.'),
  qu: remembered(['qu'], 'Je hoort ‘kw’ of ‘k’: onthoud of je qu of kw schrijft.'),
  th: remembered(['th'], 'Je hoort ‘t’: onthoud of er een h achter de t staat.'),
  é: remembered(['é', 'è'], 'Hoor je ‘ee’ in dit woord? Let op het streepje op de e.'),
  engels: remembered(['engels'], 'Dit woord komt uit het Engels: denk aan hoe het daar geschreven wordt.'),
  frans: remembered(['mix-leen', 'oi-air'], 'Dit is een leenwoord: onthoud hoe je deze klank schrijft.'),
  x: remembered(['x'], 'Je hoort ‘ks’: onthoud of je x of ks schrijft.'),
  'c=s': remembered(['c=s'], 'Je hoort ‘s’: onthoud of je c of s schrijft.'),
  'c=k': remembered(['c=k'], 'Je hoort ‘k’: onthoud of je c of k schrijft.'),
  'y=ie': remembered(['y=ie'], 'Je hoort ‘ie’, maar in dit leenwoord schrijf je y.'),
  'i=ie': remembered(
    ['i=ie', 'kg-T'],
    'Je hoort ‘ie’ aan het eind van de klankgroep: onthoud of je i of ie schrijft.',
  ),
  trema: remembered(
    ['trema'],
    'Lijken twee klinkers één klank, maar hoor je er twee? Zet puntjes waar de nieuwe klankgroep begint.',
  ),
  apostrof: remembered(
    ["mv-'s", "'s", 'mv-mix', 'bezit', 'vk-open'],
    "Eindigt het woord voor één ding op één a, i, o of u, of een y na een medeklinker? Dan schrijf je 's.",
  ),
  koppelteken: remembered(
    ['koppel'],
    'Plak je twee woorden aan elkaar, en lijken twee klinkers dan één klank? Zet er een streepje tussen.',
  ),
  aaneen: built(['samenstelling'], 'Dit woord schrijf je aan elkaar, zonder spatie.'),
  'tussen-n': built(
    ['tussen-n', 'tussen-e'],
    'Heeft het eerste woord alleen een meervoud op en? Dan schrijf je en ertussen.',
  ),
  'tussen-s': built(['tussen-s'], 'Hoor je een s tussen de twee woorden? Dan schrijf je die ook.'),
  samenstelling: built(
    ['samenst-weg', 'samenstelling'],
    'Splits het woord en schrijf beide woorden helemaal.',
  ),
  'be-ge-ver': built(
    ['be-ge-ver'],
    'Begint het woord met ‘bu’, ‘gu’ of ‘vur’? Dan schrijf je be, ge of ver.',
  ),
  ig: built(['ig'], 'Hoor je ‘ug’ aan het eind? Dan schrijf je ig.'),
  lijk: built(['lijk'], 'Hoor je ‘luk’ aan het eind? Dan schrijf je lijk.'),
  verkleinwoord: built(
    ['vk-je', 'vk-tje', 'vk-etje', 'vk-open'],
    'Schrijf eerst het hele woord en zet daar je, tje of pje achter.',
  ),
  cht: built(['cht'], 'Hoor je ‘gt’ na een korte klank? Dan schrijf je meestal cht.'),
  aai: remembered(['aai'], 'Je hoort een j, maar je schrijft een i: aai, ooi of oei.'),
  eeuw: remembered(['eeuw'], 'Hoor je ‘eew’, ‘iew’ of ‘uuw’? Vergeet de u voor de w niet.'),
  'ei-ij': remembered(['ij', 'ei'], 'Je hoort ‘ei’: onthoud of je de korte ei of de lange ij schrijft.'),
  'au-ou': remembered(['au', 'ou'], 'Je hoort ‘au’: onthoud of je au, auw, ou of ouw schrijft.'),
  sch: heard(['sch'], 'Hoor je ‘sg’? Dan schrijf je sch.'),
  ng: heard(['ng'], 'Hoor je de klank ng? Die schrijf je met een n en een g.'),
  nk: heard(['nk'], 'Hoor je ‘ngk’? Dan schrijf je alleen nk, zonder g.'),
  plakletter: heard(['plakletter'], 'Hoor je een u tussen twee medeklinkers? Die schrijf je niet.'),
  eer: heard(['eer', 'eel'], 'Voor een r of l klinkt ee, oo of eu anders. Toch schrijf je ee, oo of eu.'),
  'ch-g': remembered(['ch'], 'Je hoort ‘g’: onthoud of je ch of g schrijft.'),
  'd-t': built(
    ['d/t', 'eind-d'],
    'Hoor je een t aan het eind? Maak het woord langer en luister of je een d of een t hoort.',
  ),
  'b-p': built(
    ['b/p'],
    'Hoor je een p aan het eind? Maak het woord langer en luister of je een b of een p hoort.',
  ),
  'f-v': remembered(['v/f', 'f-v'], 'Hoor je f of v? Leg je hand op je keel: bij de v voel je trillen.'),
  's-z': remembered(['z/s', 's-z'], 'Hoor je s of z? Leg je hand op je keel: bij de z voel je trillen.'),
  verdubbeling: built(
    ['kg-K', 'kg-LK'],
    'Hoor je een korte klank aan het eind van de klankgroep? Schrijf de medeklinker dan dubbel.',
  ),
  verenkeling: built(
    ['kg-L', 'kg-L+', 'kg-LK', 'open-eind'],
    'Hoor je een lange klank aan het eind van de klankgroep? Dan schrijf je één letter.',
  ),
  'te-veel-dubbel': built(
    ['kg-LK', 'kg-L', 'kg-K'],
    'Kijk goed: hier schrijf je de medeklinker maar één keer.',
  ),
  'slot-n': built(['stomme-e'], 'Je hoort de n aan het eind bijna niet, maar je schrijft hem wel.'),
  'stomme-e': heard(['stomme-e'], 'Hoor je een u in een zachte klankgroep? Dan schrijf je een e.'),
  'b-d': heard(['kort'], 'Kijk goed naar de b en de d: aan welke kant zit het buikje?'),
  tweeteken: heard(['tweeteken'], 'Luister goed: welke tweetekenklank hoor je?'),
  'lang-kort': heard(['lang', 'kort'], 'Luister goed: hoor je een lange of een korte klank?'),
  'korte-klank': heard(['kort'], 'Luister goed naar de korte klank: a, e, i, o of u?'),
  klinker: heard(['tweeteken', 'lang', 'kort'], 'Luister goed naar de klinker: welke klank hoor je daar?'),
  volgorde: heard(['cluster', 'mmkm', 'mkmm'], 'Hak het woord in klanken en zet ze in de goede volgorde.'),
  cluster: heard(['cluster', 'mmkm', 'mkmm'], 'Zeg het woord langzaam: je vergeet een medeklinker.'),
  medeklinker: heard(['kort'], 'Luister goed naar de medeklinker en voel hoe je mond hem maakt.'),
  hoofdletter: remembered(['hoofdletter'], 'Dit woord schrijf je met een hoofdletter.'),
  leesteken: remembered(
    ['leestekens'],
    'Kijk naar de leestekens: welk teken mist er, of welk teken is anders?',
  ),
} satisfies Record<string, TagInfo>

export type KnownTag = keyof typeof errorTags

export const listCategoriesOfTag = (tag: string): readonly string[] =>
  Object.hasOwn(errorTags, tag) ? errorTags[tag as KnownTag].categories : []

/** Mixes all kinds of words, so its skill is about the whole word although `frans` names it. */
const mixedCategory = 'mix-leen'

/** Categories that a kind of error names. Skill in any other category is about the whole word. */
export const errorCategories: ReadonlySet<string> = new Set(
  Object.values(errorTags)
    .flatMap(({ categories }): readonly string[] => categories)
    .filter((category) => category !== mixedCategory),
)

/** Tags of a word whose verb is known. */
export type VerbTag = Exclude<Extract<KnownTag, `ww-${string}`>, 'ww-dt'>
export type ErrorTag = KnownTag | 'onbekend'

export const unknownErrorHint = 'Kijk en luister nog eens goed naar dit woord.'

const tagOrder: ReadonlyMap<string, number> = new Map(
  Object.keys(errorTags).map((tag, index) => [tag, index]),
)

export function rankTag(tag: KnownTag): number {
  return tagOrder.get(tag) ?? tagOrder.size
}
