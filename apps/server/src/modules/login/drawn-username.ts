/** Nobody's: what ends in .alt is no name of the internet and never will be (RFC 9476), so no letter goes astray. */
export const drawnDomain = 'letterliaan.alt'

/** Is it a username that the server drew, and no address that takes mail? */
export const isDrawnUsername = (username: string): boolean => username.endsWith(`@${drawnDomain}`)
