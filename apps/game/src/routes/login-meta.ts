import { pageTexts } from '@letterliaan/texts/pages'
import type { PageMeta } from '../app/navigation/page.ts'

export const loginMeta = { title: pageTexts.login, background: 'entrance' } as const satisfies PageMeta
