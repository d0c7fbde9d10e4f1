const wordsOf = (text: string): string[] => text.trim().split(/\s+/u)

/** Verbs from French: -eren is stressed, so the stem has ee (probeer). Others have a stomme e (luister). */
export const stressedEren: ReadonlySet<string> = new Set(
  wordsOf(`
accepteren activeren adviseren amuseren annuleren arresteren blokkeren calculeren camoufleren
combineren communiceren componeren concentreren concluderen construeren controleren corrigeren decoreren
definiëren demonstreren dicteren discussiëren dresseren experimenteren exporteren feliciteren filosoferen
formuleren forceren fotograferen functioneren fuseren garanderen halveren identificeren illustreren imiteren
importeren improviseren informeren inspireren installeren instrueren interesseren investeren
irriteren isoleren jongleren kamperen kopiëren logeren manoeuvreren marcheren markeren masseren
motiveren muteren negeren noteren observeren opereren organiseren parkeren passeren
poseren presenteren presteren proberen proclameren produceren profiteren programmeren protesteren
publiceren rangeren reageren realiseren reduceren regeren regisseren registreren reguleren repareren
repeteren reserveren respecteren roteren saboteren selecteren serveren signaleren situeren solliciteren sorteren
stimuleren studeren taxeren telefoneren tolereren trakteren transformeren transporteren trotseren 
variëren verifiëren visualiseren waarderen
`),
)

/** Stems that are spelt as in English. They keep an English final e (game, update). */
export const englishStems: ReadonlyMap<string, string> = new Map(
  wordsOf(`
appen:app gamen:game deleten:delete updaten:update upgraden:upgrade racen:race skaten:skate timen:time saven:save
liken:like faken:fake swipen:swipe hypen:hype tapen:tape raten:rate barbecueën:barbecue managen:manage
recyclen:recycle mountainbiken:mountainbike daten:date bingen:binge
`).map((line) => line.split(':') as [string, string]),
)

export const irregularStems: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zijn: 'ben',
    hebben: 'heb',
    kunnen: 'kan',
    zullen: 'zal',
    mogen: 'mag',
    komen: 'kom',
    gaan: 'ga',
    staan: 'sta',
    slaan: 'sla',
    doen: 'doe',
    zien: 'zie',
    oliën: 'olie',
    ruziën: 'ruzie',
    kopiëren: 'kopieer',
    variëren: 'varieer',
    discussiëren: 'discussieer',
    definiëren: 'definieer',
  }),
)

/** Forms with `hij`, or with `jij` and `u`, that are not the stem with a t. */
export const irregularPresent: ReadonlyMap<string, Readonly<Record<'jij' | 'u' | 'hij', string>>> = new Map(
  Object.entries({
    zijn: { jij: 'bent', u: 'bent', hij: 'is' },
    hebben: { jij: 'hebt', u: 'hebt', hij: 'heeft' },
    kunnen: { jij: 'kunt', u: 'kunt', hij: 'kan' },
    zullen: { jij: 'zult', u: 'zult', hij: 'zal' },
    mogen: { jij: 'mag', u: 'mag', hij: 'mag' },
    willen: { jij: 'wilt', u: 'wilt', hij: 'wil' },
    gaan: { jij: 'gaat', u: 'gaat', hij: 'gaat' },
    staan: { jij: 'staat', u: 'staat', hij: 'staat' },
    slaan: { jij: 'slaat', u: 'slaat', hij: 'slaat' },
  }),
)
