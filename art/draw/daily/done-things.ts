import type { WorkplaceName } from '../../../packages/ui/src/workplaces/workplace-names.ts'
import { flatShape, outlinedShape, oval, stroke } from '../buddies/style.ts'

/** What stands at a step that was passed, one for each workplace: small, in few shapes. Drawn on 100 × 80. */
const things: Readonly<Record<WorkplaceName, string>> = {
  bridge:
    outlinedShape('M16 48q34 20 68 0v14q-34 18-68 0z', '#dba868') +
    stroke('M34 58v10M50 60v12M66 58v10', '#a46c35', 4) +
    outlinedShape('M10 30h10v40H10zM80 30h10v40H80z', '#a46c35') +
    stroke('M15 32q35 26 70 0') +
    outlinedShape('M26 36l14 6-9 12zM44 45h14l-7 13z', '#ffc93c', 4) +
    outlinedShape('M62 42l13-7-3 17z', '#e2503e', 4),
  river:
    outlinedShape('M8 58q42-22 84 0-42 28-84 0z', '#57ad63') +
    stroke('M50 58L20 60M50 58l32 2', '#2f7d45', 3) +
    outlinedShape('M50 56Q22 54 20 34q20 0 30 22zM50 56q28-2 30-22-20 0-30 22z', '#f08fc0', 4) +
    outlinedShape('M50 58Q34 40 50 16q16 24 0 42z', '#f9b7d8', 4) +
    oval(50, 54, 6, 5, '#ffd75e', 3),
  feeding:
    oval(34, 36, 13, 13, '#e8604f', 4) +
    oval(64, 34, 14, 14, '#f39a3d', 4) +
    outlinedShape('M42 14q14 14 10 32-14-8-10-32z', '#ffd95a', 4) +
    oval(50, 42, 11, 11, '#7cc04f', 4) +
    outlinedShape('M10 42h80q-4 30-40 30T10 42z', '#4f9fd6') +
    stroke('M24 56q26 10 52 0', '#d5f2fa', 5),
  temple:
    outlinedShape('M12 74V30h20v44zM68 74V30h20v44z', '#b8b0a0') +
    outlinedShape('M4 32q46-34 92 0z', '#8d8577') +
    outlinedShape('M32 74V40q18-14 36 0v34z', '#463a5e') +
    flatShape('M38 74V46q12-8 24 0v28z', '#ffd95a', 0.85) +
    oval(50, 22, 6, 6, '#ffd95a', 4),
  market:
    outlinedShape('M22 34h56l-6 38H28z', '#e2574c') +
    stroke('M30 40l10 28 10-28 10 28 10-28', '#ffd95a', 4) +
    oval(50, 34, 28, 10, '#fff1cf') +
    stroke('M40 22L18 8M62 22L84 8', '#4a2a12', 5) +
    oval(42, 25, 5, 5, '#a46c35', 3) +
    oval(60, 25, 5, 5, '#a46c35', 3),
  workshop:
    outlinedShape('M20 44h28v28H20z', '#f39a3d') +
    outlinedShape('M50 44h28v28H50z', '#4f9fd6') +
    outlinedShape('M10 46L49 12l40 34z', '#e2574c') +
    outlinedShape('M40 72V54h18v18z', '#fff1cf', 4),
  crystals:
    outlinedShape('M50 8l16 22-6 42H40l-6-42z', '#8ee7ff') +
    outlinedShape('M24 32l12 14-4 26H16l-6-24z', '#c792ea') +
    outlinedShape('M76 32l14 16-6 24H68l-4-26z', '#8ff0c0') +
    stroke('M50 16v50M24 40v26M76 40v26', '#fff', 3),
  camp:
    outlinedShape('M50 12L92 72H8z', '#3fa35a') +
    outlinedShape('M50 30l20 42H30z', '#ffe88a', 4) +
    stroke('M50 12l6-8M50 12l-6-8'),
}

const symbolOf = ([name, shapes]: readonly [string, string]): string =>
  `<symbol id="${name}" viewBox="0 0 100 80" stroke-linecap="round" stroke-linejoin="round" overflow="visible">${shapes}</symbol>`

/** One sprite: a map shows many of them. */
export const drawDoneThings = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(things).map(symbolOf).join('')}</svg>`
