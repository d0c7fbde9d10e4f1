/** Themes of worlds 1 to 4, and one for the evening. */
export const themeNames = ['forest-edge', 'canopy', 'lost-temple', 'crystal-mountain', 'lullaby'] as const

export type ThemeName = (typeof themeNames)[number]
