/**
 * Maximum lengths of texts, in UTF-16 units as a text field counts them. They are in a file without zod, so that the
 * apps need not load it.
 */
export const noteLimits = { title: 100, text: 5000 } as const
/** Of what supervisors note about a child: the length of a note, and how many there are. */
export const supervisorNoteLimits = { text: 2000, notes: 500 } as const
export const bookLimits = { title: 150, author: 100, file: 200, url: 500 } as const
export const groupLimits = { name: 60, students: 1000, supervisors: 100 } as const
/** Of a goal that a group has for a week. */
export const goalLimits = { words: 1_000_000 } as const
export const reportLimits = { title: 100, description: 2000, data: 16_000 } as const
/** Lengths of texts of an own step (`list`: a comma list of codes), and how many words, anchors and exercises it has. */
export const ownStepLimits = {
  label: 60,
  text: 300,
  word: 40,
  sentence: 150,
  image: 80,
  list: 240,
  words: 60,
  anchors: 6,
  exercises: 16,
  pasted: 10_000,
  alt: 120,
  /** Of a picture that is sent, and of all in a file with a step. */
  pictureBytes: 3_000_000,
  filePictures: 20,
  fileBytes: 4_000_000,
} as const
/** Lengths of what a person tells of guidance, in a report: a line, and a text of some lines. */
export const supportLimits = { line: 120, text: 600 } as const
/** Length of the reason why a session does not count. */
export const voidReasonLimit = 200
/** Minimum and maximum length of a password. The first administrator, who may do most, needs a longer one. */
export const passwordLimits = { min: 8, minOfFirstAdministrator: 12, max: 200 } as const

/** After how many days a report is deleted. */
export const reportDays = 180
/** Of a path: its entries, the length of a text for the child, and how many children get it at once. */
export const pathLimits = { entries: 90, text: 500, children: 500 } as const
/** Of a word of encouragement, and of the message of a badge: as much as a child reads beside its work. */
export const encouragementLimits = { message: 120 } as const

/** A child is at work for so long after its last sign (s): no longer than the pause that ends a practice session. */
export const atWorkSeconds = 600
