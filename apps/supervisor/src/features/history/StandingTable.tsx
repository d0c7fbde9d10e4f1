import { compareStandings, type StandingChange } from './compare-standings.ts'
import styles from './History.module.css'

/** How far a child is, and how far it will be: the figures that change stand out. */
export function StandingTable({ name, change }: { readonly name: string; readonly change: StandingChange }) {
  return (
    <table className={styles.standing}>
      <caption>Wat er verandert voor {name}</caption>
      <thead>
        <tr>
          <th scope="col">Wat</th>
          <th scope="col">Nu</th>
          <th scope="col">Straks</th>
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
