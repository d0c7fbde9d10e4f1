import { Link } from '@letterliaan/web/link'
import { Suspense, useState, useMemo, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FlatButton } from '../app/controls/index.ts'
import { addresses, useServices } from '../app/index.ts'
import { pageFacts, type PageName } from '../app/navigation/page-facts.ts'
import { HandbookSection } from '../features/handbook/lazy-handbook.ts'
import { texts as handbookTexts } from '../features/handbook/texts.ts'
import { KeysDialog } from '../features/keys/KeysDialog.tsx'
import { readLetterKeys, saveLetterKeys, useKeys } from '../features/keys/useKeys.ts'
import type { SearchEntry } from '../features/search/search-entries.ts'
import styles from './usePageTools.module.css'
import { texts as keyTexts } from '../features/keys/texts.ts'
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
  const [opened, setOpened] = useState<'search' | 'keys' | null>(null)
  const [areLettersOn, setLettersOn] = useState(() => readLetterKeys(localStorage))
  const close = () => setOpened(null)
  const section = page && pageFacts[page].section
  useKeys({ areLettersOn, onSearch: () => setOpened('search'), onHelp: () => setOpened('keys') })

  function setLetters(areOn: boolean) {
    saveLetterKeys(localStorage, areOn)
    setLettersOn(areOn)
  }

  /** Removes the focus that the closing dialog returns, so that the new page focuses its title. */
  function go({ to }: SearchEntry) {
    flushSync(close)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    navigator.go(to)
  }

  return {
    buttons: <ToolButtons onSearch={() => setOpened('search')} onKeys={() => setOpened('keys')} />,
    dialog: (
      <>
        {opened === 'search' && <Search onGo={go} onClose={close} />}
        {opened === 'keys' && (
          <KeysDialog areLettersOn={areLettersOn} onSetLetters={setLetters} onClose={close}>
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
          </KeysDialog>
        )}
      </>
    ),
  }
}

function ToolButtons({ onSearch, onKeys }: { readonly onSearch: () => void; readonly onKeys: () => void }) {
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
        aria-label={keyTexts.title}
        title={keyTexts.open}
        onClick={onKeys}
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
