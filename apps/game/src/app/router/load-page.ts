import type { AnyRoute } from '@tanstack/react-router'
import { fetchPage } from '../data/fetch-page.ts'
import type { Services } from '../services.ts'
import type { PathParams } from './page-meta.ts'

interface PageContext {
  readonly context: Pick<Services, 'queryClient' | 'queries'>
  readonly params: PathParams
  readonly route: Pick<AnyRoute, 'options'>
}

/** The loader of every page: waits for the fetches that its route names. */
export const loadPage = ({ context, params, route }: PageContext): Promise<void> =>
  fetchPage(context.queryClient, route.options.staticData?.fetches?.(context.queries, params) ?? [])
