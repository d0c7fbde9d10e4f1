/** Longest time (ms) in which a word is answered. A longer time is sent as this one. */
export const maxAnswerMs = 86_400_000

export const noteLimits = { title: 100, text: 5000 } as const
export const supervisorNoteLimits = { text: 2000, notes: 500 } as const
export const bookLimits = { title: 150, author: 100, file: 200, url: 500 } as const
export const groupLimits = { name: 60, students: 1000, supervisors: 100 } as const
export const goalLimits = { words: 1_000_000 } as const
export const reportLimits = { title: 100, description: 2000, data: 16_000 } as const
export const ownStepLimits = {
  label: 60,
  text: 300,
  word: 40,
  sentence: 150,
  image: 80,
  list: 240,
  words: 100,
  anchors: 6,
  exercises: 16,
  pasted: 10_000,
  alt: 120,
  pictureBytes: 3_000_000,
  filePictures: 20,
  fileBytes: 4_000_000,
} as const
export const supportTextLimits = { line: 120, text: 600 } as const
/** `weeks`: from the first day through the last. `moments`: twice the number in the dyslexia protocol. */
export const interventionLimits = {
  label: 60,
  line: 120,
  text: 600,
  /** The number that fits on a page. */
  students: 15,
  goals: 3,
  weeks: { min: 10, max: 12 },
  sessions: 100,
  sessionMinutes: 240,
  wanted: { min: 50, max: 75 },
  moments: 6,
  test: 60,
  score: 40,
} as const
/** `shown`: the number of latest sheets that are shown. */
export const writingSheetLimits = { words: 12, atOnce: 60, sheets: 500, shown: 20, typedCode: 20 } as const
export const voidReasonLimit = 200
/** Maximum number of sessions that can be voided together. */
export const maxSessionsAtOnce = 20
export const passwordLimits = { min: 12, max: 200 } as const

/** Minutes without use after which staff is logged out (ORG-5). */
export const idleLimits = { min: 5, max: 720, usual: 60 } as const
export const organisationLimits = { name: 100 } as const
/** A board does not see numbers about fewer children (ADR 51). */
export const minChildrenForCounts = 5

/** `invitations`: the number that can be made at once (ORG-2). */
export const staffLimits = { invitations: 50, groups: 200, email: 254, name: 60 } as const

/** A voice with every word and sentence of the product takes about 35 MB. */
export const voicePackLimits = {
  bytes: 45_000_000,
  sounds: 15_000,
  packs: 5,
  speaker: 60,
  consent: 500,
} as const

export const recordingSeconds = 15
export const reportDays = 180
/** Number of weeks that a link for home is valid (DOE-9). */
export const homeLinkWeeks = [1, 4, 12] as const
export const homeLimits = { links: 10, token: 100 } as const
/** After 24 months without activity a child is proposed for erasure. The audit log is stored for three years. */
export const retentionLimits = { months: { min: 6, max: 120 }, erasedAtOnce: 500 } as const
export const erasureWaitDays = 7
export const pathLimits = { entries: 90, text: 500, children: 500 } as const
export const encouragementLimits = { message: 120 } as const

/** Seconds, equal to the pause that ends a session. */
export const sessionPauseSeconds = 600

/** Regions that a school can have (ZIN-6). */
export const schoolRegions = ['nederland', 'vlaanderen'] as const

/** Regions with their own school holidays (ZEG-3). */
export const holidayRegions = ['noord', 'midden', 'zuid', 'vlaanderen'] as const
export const holidayLimits = { name: 60, own: 60, days: 100 } as const

/** Numbers of words that 'Door elkaar' can have (WEET-6). */
export const mixSizes = [6, 10, 15] as const
