import { controls } from './controls.tsx'
import type { Entries } from './entry.ts'
import { fields } from './fields.tsx'
import { messages } from './messages.tsx'
import { pictures } from './pictures.tsx'
import { scenes } from './scenes.tsx'
import { workplaces } from './workplaces.tsx'

/** Every component of packages/ui by name. A test checks that none is missing. */
export const entries: Entries = { ...controls, ...fields, ...messages, ...pictures, ...scenes, ...workplaces }
