/** Age from which a live event is late (seconds; LIVE-4). */
export const liveEventTtlSeconds = 10

export const isLiveEventExpired = (time: number, now: number): boolean => now - time > liveEventTtlSeconds
