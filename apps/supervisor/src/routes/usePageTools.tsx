import { Dialog } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { Suspense, useEffect, useState, useMemo, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FlatButton } from '../app/controls/index.ts'
import { addresses, useServices } from '../app/index.ts'
import { pageFacts, type PageName } from '../app/navigation/page-facts.ts'
import { HandbookSection } from '../features/handbook/lazy-handbook.ts'
import { texts as handbookTexts } from '../features/handbook/texts.ts'
import type { SearchEntry } from '../features/search/search-entries.ts'
import styles from './usePageTools.module.css'
import { texts as searchTexts } from '../features/search/texts.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { SearchDialog } from '../features/search/SearchDialog.tsx'
import { listSearchEntries } from './list-search-entries.ts'

interface PageTools {
  readonly buttons: ReactNode
  readonly dialog: ReactNode
}

export function usePageTools(page: PageName | null): PageTools {
  const { navigator } = useServices()
  const [opened, setOpened] = useState<'search' | 'help' | null>(null)
  const close = () => setOpened(null)
  const section = page && pageFacts[page].section

  useEffect(() => {
    function openSearchByKeys(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      setOpened('search')
      event.preventDefault()
    }
    document.addEventListener('keydown', openSearchByKeys)
    return () => document.removeEventListener('keydown', openSearchByKeys)
  }, [])

  /** Removes the focus that the closing dialog returns, so that the new page focuses its title. */
  function go({ to }: SearchEntry) {
    flushSync(close)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    navigator.go(to)
  }

  return {
    buttons: <ToolButtons onSearch={() => setOpened('search')} onHelp={() => setOpened('help')} />,
    dialog: (
      <>
        {opened === 'search' && <Search onGo={go} onClose={close} />}
        {opened === 'help' && (
          <Dialog title={handbookTexts.help} size="wide" onClose={close}>
            {section !== null && (
              <Suspense>
                <h3>{section}</h3>
                <HandbookSection title={section} />
              </Suspense>
            )}
            <p>
              <Link to={addresses.handbook} onClick={close}>
                {handbookTexts.openWhole}
              </Link>
            </p>
          </Dialog>
        )}
      </>
    ),
  }
}

function ToolButtons({ onSearch, onHelp }: { readonly onSearch: () => void; readonly onHelp: () => void }) {
  return (
    <>
      <FlatButton
        sign="search"
        look="onDark"
        className={styles.search}
        aria-keyshortcuts={searchTexts.shortcuts}
        title={searchTexts.openByKeys}
        onClick={onSearch}
      >
        <span>{searchTexts.title}</span>
      </FlatButton>
      <FlatButton
        sign="question"
        look="onDark"
        aria-label={handbookTexts.help}
        title={handbookTexts.help}
        onClick={onHelp}
      />
    </>
  )
}

function Search({
  onGo,
  onClose,
}: {
  readonly onGo: (place: SearchEntry) => void
  readonly onClose: () => void
}) {
  const { queries } = useServices()
  const isAdministrator = useQuery(queries.me).data?.role === 'beheerder'
  const asked = useQueries({ queries: [queries.students, queries.groups, queries.ownSteps, queries.steps] })
  const [{ data: students }, { data: groups }, { data: ownSteps }, { data: steps }] = asked
  const places = useMemo(
    () => listSearchEntries({ students, groups, ownSteps, steps, isAdministrator }),
    [students, groups, ownSteps, steps, isAdministrator],
  )
  const isFailed = asked.some(({ isError }) => isError)
  const isWaiting = asked.some(({ isPending }) => isPending)
  const state = isFailed ? 'failed' : isWaiting ? 'waiting' : 'ready'
  return <SearchDialog places={places} state={state} onGo={onGo} onClose={onClose} />
}
