import { useEffect } from 'react'

/** Names the tab after the page, for who has many open and for who hears the page's name first. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Letterliaan' ? title : `${title} – Letterliaan`
  }, [title])
}
