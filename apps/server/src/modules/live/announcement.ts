const PREFIX = 'live:'

/** What processes tell each other of a student's new event: whose it is, never what. */
export const announcementOf = (student_id: number): string => `${PREFIX}${student_id}`

/** The student of an announcement; null for one that is about something else. */
export const studentOf = (announcement: string): number | null =>
  announcement.startsWith(PREFIX) ? Number(announcement.slice(PREFIX.length)) : null
