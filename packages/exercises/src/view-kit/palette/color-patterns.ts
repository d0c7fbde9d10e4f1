import type { Color } from '@letterliaan/contract'

/** One repeating tile of 12 by 12. `isFilled`: areas, not lines. */
export interface ColorPattern {
  readonly path: string
  readonly isFilled?: true
}

/** Patterns distinguish the colours for a child who cannot see them (GIDS-10). */
export const colorPatterns: Readonly<Record<Color, ColorPattern>> = {
  // Upright lines
  red: { path: 'M3 0V12M9 0V12' },
  // Dots
  green: { path: 'M1 3a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0', isFilled: true },
  // Long horizontal lines
  yellow: { path: 'M0 3H12M0 9H12' },
  // Zigzag
  pink: { path: 'M-1 10L6 3L13 10' },
  // Crosses
  black: { path: 'M3 3L9 9M9 3L3 9' },
  // A grid
  purple: { path: 'M0 6H12M6 0V12' },
  // Waves
  orange: { path: 'M0 6C2 1 4 1 6 6S10 11 12 6' },
  // Triangles
  brown: { path: 'M6 2L11 10H1Z', isFilled: true },
  // A chessboard
  darkblue: { path: 'M0 0H6V6H0ZM6 6H12V12H6Z', isFilled: true },
  // Rings
  white: { path: 'M2 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  // Slanting lines
  lightblue: { path: 'M-3 3L3-3M0 12L12 0M9 15L15 9' },
}
