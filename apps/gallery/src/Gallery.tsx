import { useSyncExternalStore } from 'react'
import styles from './Gallery.module.css'
import type { Entry } from './entries/entry.ts'
import { entries } from './entries/index.ts'
import { toHear } from './entries/to-hear.tsx'

const all = { ...entries, ...toHear }

const readHash = (): string => decodeURIComponent(window.location.hash.slice(1))

function onHashChange(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** `#Button` shows a component in all states. A full-window component shows one: `#Dialog/breed`. */
export function Gallery() {
  const hash = useSyncExternalStore(onHashChange, readHash)
  const [name = '', state] = hash.split('/')
  const entry = all[name]
  return (
    <>
      <nav className={styles.names} aria-label="Bouwstenen">
        {Object.entries(all).flatMap(([component, { fills, states }]) =>
          (fills ? Object.keys(states).map((each) => `${component}/${each}`) : [component]).map((address) => (
            <a
              key={address}
              href={`#${encodeURIComponent(address)}`}
              aria-current={address === hash ? 'page' : undefined}
            >
              {address}
            </a>
          )),
        )}
      </nav>
      <main key={hash}>{entry && <States entry={entry} only={state} />}</main>
    </>
  )
}

function States({
  entry: { fills, states },
  only,
}: {
  readonly entry: Entry
  readonly only?: string | undefined
}) {
  if (fills) return <div className={styles.window}>{only !== undefined && states[only]}</div>
  return (
    <div className={styles.states}>
      {Object.entries(states).map(([state, shown]) => (
        <section key={state} className={styles.state} aria-label={state}>
          <h2 className={styles.name}>{state}</h2>
          {shown}
        </section>
      ))}
    </div>
  )
}
