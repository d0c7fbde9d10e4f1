type Menu = 'today' | 'children' | 'lessons' | 'now' | 'settings'

interface PageFacts {
  /** The page's item in a school's menu, or null. */
  readonly menu: Menu | null
  /** The handbook section (docs/begeleider.md) about the page, by the start of its title, or null. */
  readonly section: string | null
}

export const pageFacts = {
  today: { menu: 'today', section: 'Vandaag' },
  now: { menu: 'now', section: 'Nu bezig' },
  children: { menu: 'children', section: 'Groepen en kinderen' },
  'add-children': { menu: 'children', section: 'Kinderen toevoegen' },
  archive: { menu: 'children', section: 'Archiveren' },
  group: { menu: 'children', section: 'Groepen en kinderen' },
  'group-insight': { menu: 'children', section: 'Inzicht' },
  'next-year': { menu: 'children', section: 'Archiveren' },
  'week-words': { menu: 'children', section: 'Een weekdictee' },
  dictation: { menu: 'children', section: 'Een weekdictee' },
  'writing-sheet': { menu: 'children', section: 'Woorden overschrijven' },
  'new-intervention': { menu: 'children', section: 'Een interventie' },
  intervention: { menu: 'children', section: 'Een interventie' },
  child: { menu: 'children', section: 'Groepen en kinderen' },
  'own-steps': { menu: 'lessons', section: 'Stappen kopiëren' },
  'own-words': { menu: 'lessons', section: 'Uw eigen woorden' },
  'own-step': { menu: 'lessons', section: 'Stappen kopiëren' },
  'own-step-preview': { menu: 'lessons', section: 'Stappen kopiëren' },
  'group-path': { menu: 'children', section: 'Stappen klaarzetten' },
  'child-path': { menu: 'children', section: 'Stappen klaarzetten' },
  'child-history': { menu: 'children', section: 'Geschiedenis' },
  'child-insight': { menu: 'children', section: 'Inzicht' },
  measures: { menu: 'children', section: 'Metingen' },
  world: { menu: 'lessons', section: 'Uitspraak en stemmen' },
  step: { menu: 'lessons', section: 'Uitspraak en stemmen' },
  'record-step': { menu: 'lessons', section: 'Uitspraak en stemmen' },
  'record-first-hour': { menu: 'settings', section: 'Uitspraak en stemmen' },
  marked: { menu: 'lessons', section: 'Uitspraak en stemmen' },
  voices: { menu: 'settings', section: 'Uitspraak en stemmen' },
  books: { menu: 'lessons', section: 'Boeken en meldingen' },
  reports: { menu: 'lessons', section: 'Boeken en meldingen' },
  staff: { menu: 'settings', section: 'Instellingen' },
  settings: { menu: 'settings', section: 'Instellingen' },
  'settings-of-children': { menu: 'settings', section: 'Instellingen' },
  'settings-of-login': { menu: 'settings', section: 'Instellingen' },
  'audit-log': { menu: 'settings', section: 'Instellingen' },
  installation: { menu: 'settings', section: 'Instellingen' },
  'single-sign-on': { menu: 'settings', section: 'Instellingen' },
  privacy: { menu: 'settings', section: 'Instellingen' },
  account: { menu: 'settings', section: 'Uw account' },
  handbook: { menu: null, section: null },
  schools: { menu: null, section: null },
  school: { menu: null, section: null },
} as const satisfies Record<string, PageFacts>

export type PageName = keyof typeof pageFacts
