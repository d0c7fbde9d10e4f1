import type { SceneName } from '@letterliaan/ui/scenes'
import type { SoundName, ThemeName } from '@letterliaan/ui/sound'
import type { Worded } from '@letterliaan/ui/pictures'
import type { Redirect } from '@letterliaan/web/navigator'
import { createPage, type Page, type PageMatch, type RawParams } from '@letterliaan/web/page'
import type { Query } from '@letterliaan/web/query'
import type { ProfileOfSchool } from '@letterliaan/rules'
import type { ComponentType } from 'react'
import type { Queries } from '../data/queries.ts'
import type { PageAccess } from '../guard/access.ts'
import type { GuardedStudent } from '../guard/guarded-profile.ts'

export interface PageMeta {
  readonly title: Worded
  readonly background?: SceneName | undefined
  readonly back?: { readonly to: string; readonly label: Worded } | undefined
  readonly music?: SoundName | undefined
  readonly ambience?: SoundName | undefined
  /** Music in layers, switched by 'Muziek' too. An exercise chooses its own. */
  readonly theme?: ThemeName | undefined
  /** Set for a page with play, whose menu is a pause button. */
  readonly isPlayed?: true | undefined
  /** Replaces the music and theme of the day in the evening. */
  readonly inEvening?: Pick<PageMeta, 'music' | 'theme'> | undefined
}

export interface PageDefinition<P extends object> extends Omit<
  PageMeta,
  'back' | 'music' | 'ambience' | 'theme'
> {
  readonly path: string
  readonly access: PageAccess
  readonly read?: (raw: RawParams) => P | null
  readonly redirect?: (student: GuardedStudent, params: P, profile: ProfileOfSchool) => Redirect | null
  readonly fetches?: (queries: Queries, params: P) => readonly Query<unknown>[]
  readonly ifMissing?: (student: GuardedStudent, params: P) => Redirect
  readonly back?: PageMeta['back'] | ((params: P) => PageMeta['back'])
  readonly music?: (params: P) => SoundName | undefined
  readonly ambience?: (params: P) => SoundName | undefined
  readonly theme?: (params: P) => ThemeName | undefined
  readonly load: (params: P) => Promise<ComponentType<P>>
}

export interface GamePageMatch extends PageMatch<PageMeta> {
  readonly access: PageAccess
  readonly redirect: (student: GuardedStudent, profile: ProfileOfSchool) => Redirect | null
  readonly fetches: (queries: Queries) => readonly Query<unknown>[]
  readonly ifMissing: (student: GuardedStudent) => Redirect | undefined
}

export type GamePage = Page<GamePageMatch>

export const definePage = <P extends object>(page: PageDefinition<P>): GamePage =>
  createPage<P, GamePageMatch>({
    path: page.path,
    read: page.read,
    toMatch: (params) => ({
      meta: {
        title: page.title,
        background: page.background,
        back: typeof page.back === 'function' ? page.back(params) : page.back,
        isPlayed: page.isPlayed,
        music: page.music?.(params),
        ambience: page.ambience?.(params),
        theme: page.theme?.(params),
        inEvening: page.inEvening,
      },
      access: page.access,
      params,
      redirect: (student, profile) => page.redirect?.(student, params, profile) ?? null,
      fetches: (queries) => page.fetches?.(queries, params) ?? [],
      ifMissing: (student) => page.ifMissing?.(student, params),
      load: () => page.load(params) as ReturnType<GamePageMatch['load']>,
    }),
  })
