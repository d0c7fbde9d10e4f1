/** Categories measured together, because four words say too little about each one (rules.md, Measures). */
export interface SpellingTopic {
  readonly key: string
  readonly label: string
  readonly world: number
  readonly categories: readonly string[]
}

export const spellingTopics: readonly SpellingTopic[] = [
  { key: 'klinkers', label: 'Korte en lange klanken', world: 1, categories: ['kort', 'lang', 'tweeteken'] },
  {
    key: 'medeklinkers',
    label: 'Medeklinkers bij elkaar',
    world: 1,
    categories: ['mmkm', 'mkmm', 'cluster', 'plakletter'],
  },
  { key: 'sch-ng-nk', label: 'Woorden met sch, ng en nk', world: 1, categories: ['sch', 'ng', 'nk'] },
  {
    key: 'vaste-klanken',
    label: 'Woorden met cht, aai, eer en eeuw',
    world: 2,
    categories: ['cht', 'aai', 'eer', 'eeuw', 'eel'],
  },
  { key: 'v-z', label: 'V of f, z of s vooraan', world: 2, categories: ['v/f', 'z/s'] },
  {
    key: 'woorddelen',
    label: 'Samenstellingen, de stomme e en voorvoegsels',
    world: 2,
    categories: ['samenstelling', 'stomme-e', 'be-ge-ver', 'ont-her'],
  },
  {
    key: 'klankgroepen',
    label: 'Klankgroepen',
    world: 2,
    categories: ['kg-M', 'kg-T', 'kg-L', 'kg-L+', 'kg-K', 'kg-LK', 'open-eind', 'ee-eind'],
  },
  { key: 'langer', label: 'Maak het langer', world: 3, categories: ['eind-d', 'd/t', 'b/p', 'f-v', 's-z'] },
  {
    key: 'verkleinwoord',
    label: 'Verkleinwoorden',
    world: 3,
    categories: ['vk-je', 'vk-tje', 'vk-etje', 'vk-open'],
  },
  {
    key: 'weetwoorden',
    label: 'Weetwoorden met ij, ei, au, ou en ch',
    world: 3,
    categories: ['ij', 'ei', 'au', 'ou', 'weet-vaak', 'ch', 'weet-vaak-2'],
  },
  { key: 'meervoud', label: 'Meervoud', world: 3, categories: ['mv-s', "mv-'s", 'mv-bijz', 'mv-mix'] },
  {
    key: 'achtervoegsel',
    label: 'Achtervoegsels, en een klank die wegvalt',
    world: 3,
    categories: ['ig', 'lijk', 'ing-heid', 'samenst-weg', 'nis-baar-loos', 'aard-schap'],
  },
  {
    key: 'i-y-c-x',
    label: 'Leenwoorden met i, y, c en x',
    world: 4,
    categories: ['i=ie', 'c=k', 'c=s', 'y=ie', 'x'],
  },
  {
    key: 'tie-isch',
    label: 'Leenwoorden op -tie, -isch en -sie, en met th',
    world: 4,
    categories: ['tie', 'isch', 'th', 'sie'],
  },
  {
    key: 'tekens',
    label: 'Accent, trema, apostrof en koppelteken',
    world: 4,
    categories: ["'s", 'é', 'bezit', 'è', 'trema', 'koppel'],
  },
  {
    key: 'frans',
    label: 'Leenwoorden met ch, g, eau, ou, qu en -teit',
    world: 4,
    categories: ['ch=sj', 'g=zj', 'eau', 'ou=oe', 'ieel', 'oi-air', 'qu', 'teit'],
  },
  { key: 'samenstelling', label: 'Samengestelde woorden', world: 4, categories: ['tussen-n', 'tussen-s'] },
  {
    key: 'werkwoord',
    label: 'Bijvoeglijke naamwoorden en werkwoorden',
    world: 4,
    categories: [
      'ww-ik',
      'ww-hij',
      'trap',
      'ww-jij',
      'ww-te',
      'bnw',
      'ww-tte',
      'ww-sterk',
      'ww-nu',
      'ww-vd',
      'ww-toen',
      'ww-bn',
      'ww-klinkt',
      'ww-engels',
      'ww-gebod',
    ],
  },
  {
    key: 'engels',
    label: 'Engelse leenwoorden, en alles door elkaar',
    world: 4,
    categories: ['engels', 'mix-leen'],
  },
]
