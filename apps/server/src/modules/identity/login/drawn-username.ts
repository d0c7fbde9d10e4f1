/** .alt is never a domain on the internet (RFC 9476), so no letter goes astray. */
export const drawnDomain = 'letterliaan.alt'

export const isDrawnUsername = (username: string): boolean => username.endsWith(`@${drawnDomain}`)
