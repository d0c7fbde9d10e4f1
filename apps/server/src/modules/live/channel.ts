import type { Announcement } from './announcement.ts'
import type { EventStream } from './stream.ts'

/** What one stream tells its reader. Its calls come one after the other. */
export interface Channel {
  /** Is an announcement about something that this reader may hear? */
  hears(about: Announcement): boolean
  /** The first that is sent: the server's clock, and what the reader missed. */
  begin(stream: EventStream): Promise<void>
  /** Sends what is new; `about` null: whatever it is. */
  sendNew(stream: EventStream, about: Announcement | null): Promise<void>
}
