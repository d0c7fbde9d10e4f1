import { joinClasses, shared } from '@letterliaan/ui'
import type { HomeLink, HomeLinkBody, MadeHomeLink } from '@letterliaan/contract'
import { useState, useEffect } from 'react'
import { fill } from '@letterliaan/texts'
import { ActionDialog, Choice, CopyField, FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { commonTexts, formatCalendarDay, formatDay, layout, useChange, useData } from '../../app/index.ts'
import { makeHomeLink, withdrawHomeLink } from './home-link-changes.ts'
import styles from './HomeLinks.module.css'
import { texts } from './texts.ts'
import { createPortal } from 'react-dom'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { homeTexts, languageCodes, languages } from '@letterliaan/texts/home'
import { QrCode } from '../../app/controls/QrCode.tsx'

const lengths = [
  { value: '1', label: texts.weeks.one },
  { value: '4', label: texts.weeks.four },
  { value: '12', label: texts.weeks.twelve },
] as const

type Length = (typeof lengths)[number]['value']

const weeksOf: Readonly<Record<Length, NonNullable<HomeLinkBody['weeks']>>> = { '1': 1, '4': 4, '12': 12 }

export interface HomeLinksPanelProps {
  readonly student_id: number
  /** The home page shows work since this moment (unix seconds). */
  readonly since: number
}

/** Makes, lists and withdraws links to a child's home page (DOE-9). */
export function HomeLinksPanel({ student_id, since }: HomeLinksPanelProps) {
  const [links] = useData((queries) => [queries.homeLinks(student_id)])
  const [length, setLength] = useState<Length>('4')
  const [made, setMade] = useState<MadeHomeLink | null>(null)
  const [leaving, setLeaving] = useState<HomeLink | null>(null)
  const making = useChange(makeHomeLink(student_id), setMade)
  const withdrawing = useChange(withdrawHomeLink(student_id))

  async function withdraw(link: HomeLink) {
    if (!(await withdrawing.run({ id: link.id }))) return
    setLeaving(null)
    if (made?.id === link.id) setMade(null)
  }

  return (
    <Panel title={texts.title} isScreenOnly>
      <div className={layout.stack4}>
        <p>{texts.explained}</p>
        <p aria-hidden="true">{texts.weeks.legend}</p>
        <Choice legend={texts.weeks.legend} options={lengths} value={length} onChange={setLength} />
        <div>
          <FlatButton
            look={made === null ? 'primary' : 'plain'}
            aria-disabled={making.isBusy}
            onClick={() => making.run({ weeks: weeksOf[length], since })}
          >
            {texts.make}
          </FlatButton>
        </div>
        <output>{made !== null && <MadeLink key={made.id} link={made} />}</output>
        {links.length > 0 && (
          <ul aria-label={texts.links.list}>
            {links.map((link) => (
              <LinkItem key={link.id} link={link} onWithdraw={() => setLeaving(link)} />
            ))}
          </ul>
        )}
      </div>
      {leaving !== null && (
        <ActionDialog
          title={texts.withdrawing.title}
          action={commonTexts.withdraw}
          isBlocked={withdrawing.isBusy}
          onAct={() => withdraw(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{texts.withdrawing.explained}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}

function LinkItem({ link, onWithdraw }: { readonly link: HomeLink; readonly onWithdraw: () => void }) {
  const made = formatDay(link.created_at)
  return (
    <li className={layout.dividedRow}>
      <span>
        {fill(texts.links.period, { made, until: formatDay(link.expires_at) })}
        <br />
        {link.last_opened_on === null
          ? texts.links.never
          : fill(texts.links.opened, {
              count: link.num_openings,
              day: formatCalendarDay(link.last_opened_on),
            })}
      </span>
      <FlatButton aria-label={fill(texts.links.withdrawMade, { made })} onClick={onWithdraw}>
        {commonTexts.withdraw}
      </FlatButton>
    </li>
  )
}

/** Shows the link, which is shown only once (DOE-9). */
function MadeLink({ link }: { readonly link: MadeHomeLink }) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const stop = () => setPrinting(false)
    window.addEventListener('afterprint', stop, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', stop)
  }, [isPrinting])

  return (
    <div className={layout.stack4}>
      {link.is_local && (
        <Notice look="attention">{fill(texts.made.local, { address: new URL(link.address).origin })}</Notice>
      )}
      <Notice look="good">{texts.made.once}</Notice>
      <CopyField label={texts.made.link} value={link.address} action={texts.made.copy}>
        <FlatButton onClick={() => setPrinting(true)}>{texts.made.print}</FlatButton>
      </CopyField>
      <HomeCard link={link} />
      {isPrinting &&
        createPortal(
          <div className={styles.paper} aria-hidden="true">
            <HomeCard link={link} />
          </div>,
          document.body,
        )}
    </div>
  )
}

const days = createDutchFormat({ day: 'numeric', month: 'long', year: 'numeric' })

type CardLink = Pick<MadeHomeLink, 'address' | 'expires_at' | 'first_name'>

function HomeCard({ link: { address, expires_at, first_name } }: { readonly link: CardLink }) {
  return (
    <div className={joinClasses(shared.line, styles.card)}>
      <QrCode className={styles.qr} text={address} alt={fill(texts.card.picture, { name: first_name })} />
      <div className={styles.cardText}>
        <p className={styles.cardName}>{fill(texts.card.heading, { name: first_name })}</p>
        <ul>
          {languageCodes.map((code) => (
            <li key={code} lang={code} dir={languages[code].dir}>
              {homeTexts.scan[code]}
            </li>
          ))}
        </ul>
        <p>{fill(texts.card.until, { day: days.format(expires_at * 1000) })}</p>
      </div>
    </div>
  )
}
