import type { TableBuilder } from './tables.ts'

/** Live events are valid for minutes, so they need not survive a crash (docs/adr/0007-live-channel.md). */
export const up = ({ setUnlogged }: TableBuilder): Promise<void> => setUnlogged('live_event')
