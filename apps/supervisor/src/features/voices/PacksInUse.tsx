import type { VoicePack } from '@letterliaan/contract'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange, useServices } from '../../app/index.ts'
import { removePack } from './pack-changes.ts'
import { texts } from './texts.ts'
import styles from './Voices.module.css'

const day = createDutchFormat({ dateStyle: 'long' })

export function PacksInUse({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const { queries } = useServices()
  const { data } = useSuspenseQuery(queries.voicePacks)
  return (
    <Panel title={texts.inUse.title}>
      <p>{texts.inUse.order}</p>
      {data.packs.length === 0 && <p>{texts.inUse.none}</p>}
      {data.packs.map((pack) => (
        <PackInUse key={pack.content_hash} pack={pack} isAdministrator={isAdministrator} />
      ))}
    </Panel>
  )
}

interface PackInUseProps {
  readonly pack: VoicePack
  readonly isAdministrator: boolean
}

function PackInUse({ pack, isAdministrator }: PackInUseProps) {
  const [isLeaving, setLeaving] = useState(false)
  const { isBusy, run: remove } = useChange(removePack)
  const { speaker, licence, consent, num_sounds, made_on, name, content_hash } = pack
  return (
    <article className={styles.pack}>
      <h3>{fill(texts.inUse.spokenBy, { name: speaker })}</h3>
      <p>{fill(texts.inUse.facts, { count: num_sounds, day: day.format(new Date(made_on)), who: name })}</p>
      <p>{texts.licence[licence]}</p>
      <p className={layout.quietNormal}>{consent}</p>
      <p className={layout.copied}>{fill(texts.inUse.hash, { hash: content_hash.slice(0, 16) })}</p>
      {isAdministrator && !isLeaving && (
        <div>
          <FlatButton
            sign="remove"
            aria-label={fill(texts.inUse.removeOf, { name: speaker })}
            onClick={() => setLeaving(true)}
          >
            {commonTexts.remove}
          </FlatButton>
        </div>
      )}
      {isLeaving && (
        <Notice
          look="attention"
          action={
            <>
              <FlatButton onClick={() => setLeaving(false)}>{commonTexts.cancel}</FlatButton>
              <FlatButton
                look="primary"
                sign="remove"
                aria-disabled={isBusy}
                onClick={() => remove(content_hash)}
              >
                {commonTexts.remove}
              </FlatButton>
            </>
          }
        >
          {fill(texts.inUse.sure, { name: speaker })}
        </Notice>
      )}
    </article>
  )
}
