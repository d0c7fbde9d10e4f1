import type { Navigator } from './navigator.ts'

/** Resolves when a page is shown: what can wait goes after it. */
export const firstPage = ({ subscribe, getView }: Pick<Navigator, 'subscribe' | 'getView'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribe(check)
    function check() {
      if (getView().kind !== 'page') return
      stop()
      resolve()
    }
    check()
  })
