import { fill } from '@letterliaan/texts'
import { compareStandings, type StandingChange } from './compare-standings.ts'
import styles from './History.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

/** How far a child is, and how far it will be: the figures that change stand out. */
export function StandingTable({ name, change }: { readonly name: string; readonly change: StandingChange }) {
  return (
    <table className={styles.standing}>
      <caption>{fill(texts.changesFor, { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{common.now}</th>
          <th scope="col">{texts.later}</th>
        </tr>
      </thead>
      <tbody>
        {compareStandings(change).map(({ label, before, after, isChanged }) => (
          <tr key={label} className={isChanged ? styles.changed : undefined}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
