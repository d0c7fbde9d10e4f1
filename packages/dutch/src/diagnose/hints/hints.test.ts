import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose-word.ts'
import { errorTags } from '../tags.ts'

test.each([
  ['sjaal', 'chaal', 'ch=sj', 'Je hoort ‘sj’ en je onthoudt: in dit woord schrijf je sj.'],
  ['chef', 'sjef', 'ch=sj', 'Je hoort ‘sj’, maar in dit leenwoord schrijf je ch.'],
  [
    'zonnebloem',
    'zonnenbloem',
    'tussen-n',
    'Hier komt geen n: tussen deze twee woorden schrijf je alleen een e.',
  ],
  [
    'pannenkoek',
    'pannekoek',
    'tussen-n',
    'Heeft het eerste woord alleen een meervoud op en? Dan schrijf je en ertussen.',
  ],
  ['leefde', 'leevde', 'ww-toen', 'Aan het eind van een klankgroep schrijf je geen v, maar een f.'],
  ['verhuisde', 'verhuizde', 'ww-toen', 'Aan het eind van een klankgroep schrijf je geen z, maar een s.'],
  ['vis', 'fis', 'v/f', 'Hoor je f of v? Leg je hand op je keel: bij de v voel je trillen.'],
  ['visie', 'vitie', 'sie', 'Hoor je ‘sie’ of ‘zie’ aan het eind? Onthoud of je sie, tie of cie schrijft.'],
  ['missie', 'mitie', 'sie', 'Hoor je ‘sie’ of ‘zie’ aan het eind? Onthoud of je sie, tie of cie schrijft.'],
  ['politie', 'policie', 'tie', 'Hoor je ‘tsie’ of ‘sie’ aan het eind? Dan schrijf je vaak tie.'],
  ['provincie', 'provintie', 'c=s', 'Hoor je ‘sie’ aan het eind? Onthoud of je sie, tie of cie schrijft.'],
  ['provincie', 'provinsie', 'c=s', 'Je hoort ‘s’: onthoud of je c of s schrijft.'],
  ['televisie', 'televizie', 'i=ie', 'Je hoort een z, maar in dit leenwoord schrijf je een s.'],
  ['quiz', 'quis', 'qu', 'Je hoort een s, maar in dit leenwoord schrijf je een z.'],
  ['chauffeur', 'chaufeur', 'ch=sj', 'Onthoud: in dit woord schrijf je de medeklinker dubbel.'],
  [
    'bommen',
    'bomen',
    'kg-K',
    'Hoor je een korte klank aan het eind van de klankgroep? Schrijf de medeklinker dan dubbel.',
  ],
  ['bomen', 'bommen', 'kg-L', 'Na een lange klank schrijf je de medeklinker maar één keer.'],
  ["'s avonds", 'savonds', "'s", 'Schrijf eerst de hoge komma, dan de s en dan een spatie.'],
  [
    "foto's",
    'fotos',
    "mv-'s",
    "Eindigt het woord voor één ding op één a, i, o of u, of een y na een medeklinker? Dan schrijf je 's.",
  ],
  ['appels', "appel's", 'mv-s', 'Hier komt geen hoge komma: plak de s eraan vast.'],
  ['bank', 'bak', 'nk', 'Hoor je ‘ngk’? Dan schrijf je een n en een k.'],
  ['leeuw', 'leuw', 'eeuw', 'Schrijf eerst ee of ie en dan uw.'],
  ['Noord-Holland', 'noord-holland', 'hoofdletter', 'Dit woord schrijf je met een hoofdletter.'],
  ['taxietje', 'taxitje', 'vk-open', 'De klank aan het eind blijft lang: maak van de i nu ie.'],
  ['kiwietje', "kiwi'tje", 'vk-open', 'De klank aan het eind blijft lang: maak van de i nu ie.'],
  ['zee', 'ze', 'lang', 'Hoor je ‘ee’ aan het eind van een woord? Dan schrijf je ee.'],
])('%s written as %s in step %s', (target, answer, category, hint) => {
  const hints = diagnose(target, answer, { category }).errors.map((error) => error.hint)
  expect([...new Set(hints)]).toEqual([hint])
})

/** Errors that children make. The sentence with each is true for it. */
test.each([
  ['boompje', 'boomtje', 'verkleinwoord', 'Eindigt het woord op een m? Dan komt er vaak pje achter.'],
  ['zakdoek', 'zagdoek', 'samenstelling', 'Splits het woord en schrijf beide woorden helemaal.'],
  ['koeien', 'koeen', 'aai', 'Schrijf eerst aa, oo of oe en zet daar een i achter.'],
  ['verkeer', 'vekeer', 'be-ge-ver', 'Schrijf eerst ver en dan de rest van het woord.'],
  ['gymnastiek', 'gimnastiek', 'y=ie', 'Je hoort ‘i’, maar in dit leenwoord schrijf je y.'],
  ['systeem', 'sisteem', 'y=ie', 'Je hoort ‘i’, maar in dit leenwoord schrijf je y.'],
  ['spaghetti', 'spagetti', 'frans', 'Dit is een leenwoord: onthoud hoe je deze klank schrijft.'],
  ['visite', 'vizite', 's-z', 'Je hoort een z, maar in dit leenwoord schrijf je een s.'],
  ["risico's", "rizico's", 's-z', 'Je hoort een z, maar in dit leenwoord schrijf je een s.'],
  ['expositie', 'expozitie', 's-z', 'Je hoort een z, maar in dit leenwoord schrijf je een s.'],
  ['misère', 'mizère', 's-z', 'Je hoort een z, maar in dit leenwoord schrijf je een s.'],
  ['excuses', 'excuzes', 's-z', 'Je hoort een z, maar in dit leenwoord schrijf je een s.'],
  ['sowieso', 'sowiezo', 's-z', 'Je hoort een z, maar in dit leenwoord schrijf je een s.'],
  ['douche', 'douch', 'frans', 'In dit leenwoord schrijf je een letter die je niet hoort.'],
  ['boulevard', 'boulevar', 'frans', 'In dit leenwoord schrijf je een letter die je niet hoort.'],
  [
    'gedeletet',
    'gedelett',
    'engels',
    'Dit woord komt uit het Engels: denk aan hoe het daar geschreven wordt.',
  ],
  [
    'geüpdatet',
    'geüpdatt',
    'engels',
    'Dit woord komt uit het Engels: denk aan hoe het daar geschreven wordt.',
  ],
  ['geboorte', 'geboorde', 'medeklinker', 'Luister goed: hoor je een d of een t?'],
  ['gemeenten', 'gemeenden', 'medeklinker', 'Luister goed: hoor je een d of een t?'],
  ['gezegde', 'gezegte', 'd-t', 'Luister goed: hoor je een d of een t?'],
  ['dat', 'dad', 'd-t', 'Onthoud of je hier een d of een t schrijft.'],
  ['altijd', 'altijt', 'd-t', 'Onthoud of je hier een d of een t schrijft.'],
  ['Niet', 'nied', 'd-t', 'Onthoud of je hier een d of een t schrijft.'],
  ['waarop', 'waarob', 'b-p', 'Onthoud of je hier een b of een p schrijft.'],
  ['bijzonder', 'biezonder', 'i=ie', 'Je hoort ‘ie’: onthoud dat je hier ij schrijft.'],
  ['bijzonder', 'bizonder', 'i=ie', 'Je hoort ‘ie’: onthoud dat je hier ij schrijft.'],
  [
    'snelheidsmeter',
    'snelheidmeter',
    'tussen-s',
    'Hoor je een s tussen de twee woorden? Dan schrijf je die ook.',
  ],
  ['één', 'een', 'é', 'Hoor je ‘ee’ in dit woord? Let op het streepje op de e.'],
  ['jongens', 'jonges', 'slot-n', 'Je hoort de n bijna niet, maar je schrijft hem wel.'],
  ['sociaal', 'socaal', 'klinker', 'Je hebt een klinker overgeslagen: zeg het woord langzaam.'],
  ['rende', 'rente', 'ww-dt', "Denk aan het hele werkwoord en aan 't kofschip: te of de, t of d?"],
])('%s written as %s is %s, and the sentence for the child is: %s', (target, answer, tag, hint) => {
  expect(diagnose(target, answer).errors).toMatchObject([{ tag, hint }])
})

test.each([
  ['autootje', 'autotje', 'De klank aan het eind blijft lang: schrijf hem nu dubbel.'],
  ['lamaatje', 'lamatje', 'De klank aan het eind blijft lang: schrijf hem nu dubbel.'],
  ['menuutje', 'menutje', 'De klank aan het eind blijft lang: schrijf hem nu dubbel.'],
  ['boompje', 'boomje', 'Luister goed naar het eind: is het je, tje, pje of etje?'],
  ['hondje', 'honje', 'Schrijf eerst het hele woord en zet daar je, tje of pje achter.'],
  ["baby'tje", 'babytje', "Na een medeklinker en een y komt 'tje, met een hoge komma."],
  ["Kees'", 'Kees', 'Aan het eind hoor je al een s: schrijf alleen een hoge komma.'],
  ['ballet', 'ballé', 'Dit is een leenwoord: onthoud hoe je deze klank schrijft.'],
  ['buffet', 'buffee', 'Dit is een leenwoord: onthoud hoe je deze klank schrijft.'],
  ["Anna's", 'Annas', "Eindigt de naam op één a, i, o of u, of een y na een medeklinker? Dan schrijf je 's."],
  [
    "auto's",
    'autos',
    "Eindigt het woord voor één ding op één a, i, o of u, of een y na een medeklinker? Dan schrijf je 's.",
  ],
  ["zo'n", 'zoon', 'De hoge komma staat waar letters weg zijn.'],
  ["m'n", 'mn', 'De hoge komma staat waar letters weg zijn.'],
  ['ideeën', 'ideën', 'Schrijf eerst het hele woord, met ee, en zet er dan ën achter.'],
  ['tweeën', 'tweën', 'Schrijf eerst het hele woord, met ee, en zet er dan ën achter.'],
  ['oud-leerling', 'oudleerling', 'Dit woord heeft een streepje: onthoud het.'],
  ['e-mail', 'email', 'Dit woord heeft een streepje: onthoud het.'],
  [
    'auto-ongeluk',
    'autoongeluk',
    'Plak je twee woorden aan elkaar, en lijken twee klinkers dan één klank? Zet er een streepje tussen.',
  ],
  ['krabben', 'krappen', 'Luister goed: hoor je een b of een p?'],
  ['ladder', 'latter', 'Luister goed: hoor je een d of een t?'],
  ['appel', 'abbel', 'Luister goed: hoor je een b of een p?'],
  ['pet', 'bet', 'Luister goed: hoor je een b of een p?'],
  ['dak', 'tak', 'Luister goed: hoor je een d of een t?'],
  ['groei', 'groi', 'Schrijf eerst aa, oo of oe en zet daar een i achter.'],
  ['breedte', 'breete', 'Schrijf eerst het hele woord en zet er dan te achter.'],
  ['grootte', 'groote', 'Schrijf eerst het hele woord en zet er dan te achter.'],
  ['tandarts', 'tantarts', 'Je hoort een t: maak dat stuk langer en luister of je een d of een t hoort.'],
  ["Max'", "Max's", 'Aan het eind hoor je al een s: schrijf alleen een hoge komma.'],
  ['opaatje', "opa'tje", 'De klank aan het eind blijft lang: schrijf hem nu dubbel.'],
  ...['gebied', 'natuurgebied', 'inhoud', 'beleid', 'behoud'].map((noun) => [
    noun,
    noun.replace(/d$/, 't'),
    'Hoor je een t aan het eind? Maak het woord langer en luister of je een d of een t hoort.',
  ]),
  ['leid', 'leit', 'Zoek de ik-vorm van dit werkwoord: komt er nog een t achter?'],
])('%s written as %s has the hint: %s', (target, answer, hint) => {
  expect(diagnose(target, answer).errors.map((error) => error.hint)).toEqual([hint])
})

const hintsByKind: readonly (readonly [tag: string, word: string, answer: string, hint: string])[] = [
  [
    'teit',
    'universiteit',
    'universitijt',
    'Hoor je ‘tijt’ aan het eind van een leenwoord? Dan schrijf je teit.',
  ],
  ['tie', 'politie', 'polisie', 'Hoor je ‘tsie’ of ‘sie’ aan het eind? Dan schrijf je vaak tie.'],
  ['tie', 'station', 'stasion', 'Je hoort ‘tsj’ of ‘sj’, maar in dit leenwoord schrijf je ti.'],
  ['tie', 'politie-inzet', 'politi-inzet', 'Hoor je ‘tsie’ of ‘sie’ aan het eind? Dan schrijf je vaak tie.'],
  [
    'sie',
    'discussie',
    'discutie',
    'Hoor je ‘sie’ of ‘zie’ aan het eind? Onthoud of je sie, tie of cie schrijft.',
  ],
  ['isch', 'tropisch', 'tropies', 'Hoor je ‘ies’ aan het eind? Dan schrijf je vaak isch.'],
  ['eau', 'bureau', 'buroo', 'Je hoort ‘oo’, maar in dit leenwoord schrijf je eau.'],
  ['ch=sj', 'machine', 'masjine', 'Je hoort ‘sj’, maar in dit leenwoord schrijf je ch.'],
  ['g=zj', 'garage', 'garazje', 'Je hoort ‘zj’, maar in dit leenwoord schrijf je g.'],
  ['ou=oe', 'journaal', 'joernaal', 'Je hoort ‘oe’, maar in dit leenwoord schrijf je ou.'],
  ['qu', 'quiz', 'kwiz', 'Je hoort ‘kw’ of ‘k’: onthoud of je qu of kw schrijft.'],
  ['th', 'thee', 'tee', 'Je hoort ‘t’: onthoud of er een h achter de t staat.'],
  ['é', 'café', 'cafee', 'Hoor je ‘ee’ in dit woord? Let op het streepje op de e.'],
  ['frans', 'restaurant', 'restorant', 'Dit is een leenwoord: onthoud hoe je deze klank schrijft.'],
  ['x', 'taxi', 'taksi', 'Je hoort ‘ks’: onthoud of je x of ks schrijft.'],
  ['c=s', 'citroen', 'sitroen', 'Je hoort ‘s’: onthoud of je c of s schrijft.'],
  ['c=k', 'cadeau', 'kadeau', 'Je hoort ‘k’: onthoud of je c of k schrijft.'],
  ['y=ie', 'baby', 'babie', 'Je hoort ‘ie’, maar in dit leenwoord schrijf je y.'],
  ['i=ie', 'kilo', 'kielo', 'Je hoort ‘ie’ aan het eind van de klankgroep: onthoud of je i of ie schrijft.'],
  [
    'trema',
    'zeeën',
    'zeeen',
    'Lijken twee klinkers één klank, maar hoor je er twee? Zet puntjes waar de nieuwe klankgroep begint.',
  ],
  [
    'apostrof',
    "foto's",
    'fotos',
    "Eindigt het woord voor één ding op één a, i, o of u, of een y na een medeklinker? Dan schrijf je 's.",
  ],
  [
    'koppelteken',
    'zee-egel',
    'zeeegel',
    'Plak je twee woorden aan elkaar, en lijken twee klinkers dan één klank? Zet er een streepje tussen.',
  ],
  ['aaneen', 'zwembad', 'zwem bad', 'Dit woord schrijf je aan elkaar, zonder spatie.'],
  [
    'tussen-n',
    'hondenhok',
    'hondehok',
    'Heeft het eerste woord alleen een meervoud op en? Dan schrijf je en ertussen.',
  ],
  ['tussen-s', 'dorpsplein', 'dorpplein', 'Hoor je een s tussen de twee woorden? Dan schrijf je die ook.'],
  ['samenstelling', 'handdoek', 'handoek', 'Splits het woord en schrijf beide woorden helemaal.'],
  ['be-ge-ver', 'begin', 'bugin', 'Je hoort ‘bu’, maar je schrijft be.'],
  ['ig', 'aardig', 'aardug', 'Hoor je ‘ug’ aan het eind? Dan schrijf je ig.'],
  ['lijk', 'eindelijk', 'eindeluk', 'Hoor je ‘luk’ aan het eind? Dan schrijf je lijk.'],
  ['verkleinwoord', 'ringetje', 'ringtje', 'Luister goed naar het eind: is het je, tje, pje of etje?'],
  ['cht', 'licht', 'ligt', 'Hoor je ‘gt’ na een korte klank? Dan schrijf je meestal cht.'],
  [
    'd-t',
    'nacht',
    'nachd',
    'Hoor je een t aan het eind? Maak het woord langer en luister of je een d of een t hoort.',
  ],
  ['aai', 'draai', 'draaj', 'Je hoort een j, maar je schrijft een i: aai, ooi of oei.'],
  ['eeuw', 'leeuw', 'leew', 'Hoor je ‘eew’, ‘iew’ of ‘uuw’? Vergeet de u voor de w niet.'],
  ['ei-ij', 'trein', 'trijn', 'Je hoort ‘ei’: onthoud of je de korte ei of de lange ij schrijft.'],
  ['au-ou', 'blauw', 'blouw', 'Je hoort ‘au’: onthoud of je au, auw, ou of ouw schrijft.'],
  ['sch', 'school', 'sgool', 'Hoor je ‘sg’? Dan schrijf je sch.'],
  ['ng', 'ring', 'rin', 'Hoor je de klank ng? Die schrijf je met een n en een g.'],
  ['nk', 'bank', 'bangk', 'Hoor je ‘ngk’? Dan schrijf je alleen nk, zonder g.'],
  ['plakletter', 'melk', 'melluk', 'Hoor je een u tussen twee medeklinkers? Die schrijf je niet.'],
  ['eer', 'beer', 'bir', 'Voor een r klinkt ee, oo of eu anders. Toch schrijf je ee, oo of eu.'],
  ['ch-g', 'lach', 'lag', 'Je hoort ‘g’: onthoud of je ch of g schrijft.'],
  [
    'd-t',
    'hond',
    'hont',
    'Hoor je een t aan het eind? Maak het woord langer en luister of je een d of een t hoort.',
  ],
  ['d-t', 'hielden', 'hielten', 'Luister goed: hoor je een d of een t?'],
  [
    'b-p',
    'web',
    'wep',
    'Hoor je een p aan het eind? Maak het woord langer en luister of je een b of een p hoort.',
  ],
  ['f-v', 'vogel', 'fogel', 'Hoor je f of v? Leg je hand op je keel: bij de v voel je trillen.'],
  ['s-z', 'zon', 'son', 'Hoor je s of z? Leg je hand op je keel: bij de z voel je trillen.'],
  [
    'verdubbeling',
    'bakker',
    'baker',
    'Hoor je een korte klank aan het eind van de klankgroep? Schrijf de medeklinker dan dubbel.',
  ],
  [
    'verenkeling',
    'bomen',
    'boomen',
    'Hoor je een lange klank aan het eind van de klankgroep? Dan schrijf je één letter.',
  ],
  ['te-veel-dubbel', 'lopen', 'loppen', 'Na een lange klank schrijf je de medeklinker maar één keer.'],
  ['slot-n', 'lopen', 'lope', 'Je hoort de n aan het eind bijna niet, maar je schrijft hem wel.'],
  ['stomme-e', 'kikker', 'kikkur', 'Hoor je een u in een zachte klankgroep? Dan schrijf je een e.'],
  ['b-d', 'bal', 'dal', 'Kijk goed naar de b en de d: aan welke kant zit het buikje?'],
  ['tweeteken', 'neus', 'nuis', 'Luister goed: welke tweetekenklank hoor je?'],
  ['tweeteken', 'scheur', 'scheer', 'Luister goed: welke tweetekenklank hoor je?'],
  ['lang-kort', 'maan', 'man', 'Luister goed: hoor je een lange of een korte klank?'],
  ['korte-klank', 'pet', 'pit', 'Luister goed naar de korte klank: a, e, i, o of u?'],
  ['klinker', 'boom', 'bem', 'Luister goed naar de klinker: welke klank hoor je daar?'],
  ['volgorde', 'dorp', 'drop', 'Hak het woord in klanken en zet ze in de goede volgorde.'],
  ['cluster', 'straat', 'staat', 'Zeg het woord langzaam: je vergeet een medeklinker.'],
  ['medeklinker', 'kat', 'tat', 'Luister goed naar de medeklinker en voel hoe je mond hem maakt.'],
  ['hoofdletter', 'Nederland', 'nederland', 'Dit woord schrijf je met een hoofdletter.'],
  ['engels', 'team', 'tiem', 'Dit woord komt uit het Engels: denk aan hoe het daar geschreven wordt.'],
]

test.each(hintsByKind)('WETEN-5 %s has a fitting hint: %s written as %s', (tag, word, answer, hint) => {
  expect(diagnose(word, answer).errors).toMatchObject([{ tag, hint }])
})

test('WETEN-5 every kind of error has a case with a fitting hint, except kinds of verbs and punctuation', () => {
  const proved = new Set(hintsByKind.map(([tag]) => tag))
  const others = Object.keys(errorTags).filter((tag) => !tag.startsWith('ww-') && tag !== 'leesteken')
  expect(others.filter((tag) => !proved.has(tag))).toEqual([])
})

const appliedRules: readonly (readonly [hint: string, apply: (stem: string) => readonly string[]])[] = [
  [
    'Schrijf eerst het hele woord en zet daar je, tje of pje achter.',
    (stem) => ['je', 'tje', 'pje'].map((suffix) => stem + suffix),
  ],
  [
    "Eindigt het woord voor één ding op één a, i, o of u, of een y na een medeklinker? Dan schrijf je 's.",
    (stem) => [`${stem}s`],
  ],
  ['Hoor je ‘ee’ aan het eind van een woord? Dan schrijf je ee.', (stem) => [stem]],
]
const diminutives = [
  ...['auto', 'lama', 'foto', 'oma', 'menu', 'agenda', 'paraplu'].map((stem) => [
    stem,
    `${stem}${stem.at(-1)}tje`,
  ]),
  ...['boom', 'bloem', 'worm'].map((stem) => [stem, `${stem}pje`]),
  ...['stoel', 'ei', 'trein'].map((stem) => [stem, `${stem}tje`]),
  ...['ring', 'slang'].map((stem) => [stem, `${stem}etje`]),
  ...['baby', 'hobby', 'pony'].map((stem) => [stem, `${stem}'tje`]),
].map(([stem = '', word = '']) => ({ stem, word }))

test.each(diminutives)('no hint for $word asks for what the child just did', ({ stem, word }) => {
  const repeated = ['je', 'tje', 'pje'].flatMap((suffix) => {
    const hints = new Set(diagnose(word, stem + suffix).errors.map(({ hint }) => hint))
    return appliedRules.filter(([hint, apply]) => hints.has(hint) && apply(stem).includes(stem + suffix))
  })
  expect(repeated).toEqual([])
})
