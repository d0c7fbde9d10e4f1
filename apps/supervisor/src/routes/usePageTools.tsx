import { Link } from '@letterliaan/web/link'
import { Suspense, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FlatButton } from '../app/controls/FlatButton.tsx'
import type { PageName } from '../app/navigation/page.ts'
import { useServices } from '../app/useServices.ts'
import { HandbookSection } from '../features/handbook/lazy-handbook.ts'
import * as handbookTexts from '../features/handbook/texts.ts'
import { KeysDialog } from '../features/keys/KeysDialog.tsx'
import { readLetterKeys, writeLetterKeys } from '../features/keys/letter-keys.ts'
import { useKeys } from '../features/keys/useKeys.ts'
import type { Place } from '../features/search/find-places.ts'
import { addresses } from './addresses.ts'
import { sectionOf } from './handbook-sections.ts'
import styles from './usePageTools.module.css'
import { Search } from './Search.tsx'
import * as keyTexts from '../features/keys/texts.ts'
import * as searchTexts from '../features/search/texts.ts'

interface PageTools {
  /** For the menu. */
  readonly buttons: ReactNode
  /** The window that one of them opened; it stands beside the page. */
  readonly dialog: ReactNode
}

/** Returns the tools of every page: search and the list of keys. */
export function usePageTools(page: PageName | null): PageTools {
  const { navigator } = useServices()
  const [opened, setOpened] = useState<'search' | 'keys' | null>(null)
  const [areLettersOn, setLettersOn] = useState(() => readLetterKeys(localStorage))
  const close = () => setOpened(null)
  const section = page && sectionOf[page]
  useKeys({ areLettersOn, onSearch: () => setOpened('search'), onHelp: () => setOpened('keys') })

  function setLetters(areOn: boolean) {
    writeLetterKeys(localStorage, areOn)
    setLettersOn(areOn)
  }

  /** The window gives the focus back as it closes; the new page takes it from there, as if one had just come. */
  function go({ to }: Place) {
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
                {handbookTexts.all}
              </Link>
            </p>
          </KeysDialog>
        )}
      </>
    ),
  }
}

interface ToolButtonsProps {
  readonly onSearch: () => void
  readonly onKeys: () => void
}

function ToolButtons({ onSearch, onKeys }: ToolButtonsProps) {
  return (
    <>
      <FlatButton
        sign="search"
        className={styles.search}
        aria-keyshortcuts={searchTexts.shortcuts}
        title={searchTexts.openByKeys}
        onClick={onSearch}
      >
        <span>{searchTexts.title}</span>
      </FlatButton>
      <FlatButton
        sign="question"
        className={styles.help}
        aria-label={keyTexts.title}
        title={keyTexts.open}
        onClick={onKeys}
      />
    </>
  )
}
