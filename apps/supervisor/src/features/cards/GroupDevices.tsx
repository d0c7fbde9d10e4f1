import type { PairingCode } from '@letterliaan/contract'
import { setGroupDevice } from '@letterliaan/web/group-device'
import { useState } from 'react'
import { FlatButton, Form, Notice, Panel } from '../../app/controls/index.ts'
import { layout, useChange, useData } from '../../app/index.ts'
import { allowDevice, makePairingCode, revokeAllDevices, revokeDevice } from './card-changes.ts'
import { formatCardCode } from '@letterliaan/contract/card-code'
import { QrCode } from '../../app/controls/QrCode.tsx'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import styles from './GroupDevices.module.css'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import { joinClasses, shared, TextField } from '@letterliaan/ui'

/** Time between refetches (ms), which show newly paired tablets. */
const lookMs = 5000

const dates = createDutchFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })
const formatDate = (seconds: number): string => dates.format(seconds * 1000)
const formatUse = (seconds: number | null): string =>
  seconds === null ? texts.devices.unused : fill(texts.devices.used, { day: formatDate(seconds) })

/** Manages devices on which a child of the group logs in by choosing its name (CARD-5). */
export function GroupDevices({ group_id }: { readonly group_id: number }) {
  const [pairing, setPairing] = useState<PairingCode | null>(null)
  const [devices] = useData((queries) => [
    { ...queries.groupDevices(group_id), refetchInterval: pairing === null ? false : lookMs },
  ])
  const allow = useChange(allowDevice(group_id), () => setGroupDevice(localStorage, true))
  const revoke = useChange(revokeDevice(group_id))
  const revokeAll = useChange(revokeAllDevices(group_id), () => setPairing(null))
  const makeCode = useChange(makePairingCode(group_id), setPairing)
  const isBusy = [allow, revoke, revokeAll, makeCode].some((changing) => changing.isBusy)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isAllowed, setAllowed] = useState(false)

  async function submit() {
    if (name.trim() === '') return setError(texts.devices.needsName)
    if (await allow.run(name.trim())) setAllowed(true)
  }

  return (
    <Panel title={texts.devices.title}>
      <div className={layout.stack4}>
        <PairingPart pairing={pairing} isBusy={isBusy} onMake={() => makeCode.run()} />
        <p>{texts.devices.onlyThis}</p>
        <Form action={texts.devices.allow} look="plain" isOff={isBusy} onSubmit={submit}>
          <TextField
            label={texts.devices.name}
            hint={texts.devices.nameHint}
            name="device"
            maxLength={60}
            value={name}
            error={error}
            onWrite={(value) => {
              setName(value)
              setError(undefined)
            }}
          />
        </Form>
        <output>{isAllowed && <Notice look="good">{texts.devices.allowed}</Notice>}</output>
        {devices.length > 0 && (
          <ul aria-label={texts.devices.list}>
            {devices.map((device) => (
              <li key={device.id} className={layout.dividedRow}>
                <span>
                  <strong>{device.name}</strong>
                  <br />
                  {fill(texts.devices.since, {
                    day: formatDate(device.created_at),
                    use: formatUse(device.used_at),
                  })}
                </span>
                <FlatButton
                  aria-label={fill(texts.devices.stopOn, { name: device.name })}
                  aria-disabled={isBusy}
                  onClick={() => revoke.run(device)}
                >
                  {texts.devices.stop}
                </FlatButton>
              </li>
            ))}
          </ul>
        )}
        {devices.length > 1 && (
          <div>
            <FlatButton aria-disabled={isBusy} onClick={() => revokeAll.run()}>
              {fill(texts.devices.stopAll, { count: devices.length })}
            </FlatButton>
          </div>
        )}
      </div>
    </Panel>
  )
}

interface PairingPartProps {
  /** Null if no code was made on this page. */
  readonly pairing: PairingCode | null
  readonly isBusy: boolean
  readonly onMake: () => unknown
}

const times = createDutchFormat({ hour: '2-digit', minute: '2-digit' })

/** Shows one code that pairs all devices of a class, to display on the board (DAG-6). */
function PairingPart({ pairing, isBusy, onMake }: PairingPartProps) {
  return (
    <div className={layout.stack4}>
      <p>{texts.pairing.explained}</p>
      {pairing !== null && (
        <div className={joinClasses(shared.line, styles.shown)}>
          <QrCode
            className={styles.qr}
            text={`${pairing.address}#${pairing.code}`}
            alt={texts.pairing.picture}
          />
          <div className={styles.instructions}>
            <p className={styles.code}>{formatCardCode(pairing.code)}</p>
            <p>
              {texts.pairing.scan} <b>{pairing.address.replace(/^https?:\/\//, '')}</b>{' '}
              {fill(texts.pairing.type, { time: times.format(pairing.expires_at * 1000) })}
            </p>
          </div>
        </div>
      )}
      <div>
        <FlatButton look={pairing === null ? 'primary' : 'plain'} aria-disabled={isBusy} onClick={onMake}>
          {pairing === null ? texts.pairing.make : texts.pairing.makeOther}
        </FlatButton>
      </div>
    </div>
  )
}
