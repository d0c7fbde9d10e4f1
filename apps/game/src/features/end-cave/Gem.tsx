import { joinClasses, shared } from '@letterliaan/ui'
import { gemAppearances, gemDots } from './gems.ts'
import type { Diamond } from './puzzle.ts'
import styles from './Gem.module.css'

export function Gem({ diamond }: { readonly diamond: Diamond }) {
  const { outline, tones } = gemAppearances[diamond]
  const [light, body, shade] = tones
  const clip = `gem-${diamond}`
  return (
    <svg className={joinClasses(shared.full, styles.gem)} viewBox="-4 -4 108 108" aria-hidden="true">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M-4-4h108v108H-4z" fill={body} />
        <path d="M-4-4H70L50 50z" fill={light} />
        <path d="M104 30v74H30L50 50z" fill={shade} opacity=".75" />
        <path d="M-4-4L50 50L-4 104z" fill={light} opacity=".45" />
      </g>
      <path
        d={outline}
        fill={body}
        stroke={light}
        strokeWidth="3"
        strokeLinejoin="round"
        transform="translate(50 52) scale(.56) translate(-50 -52)"
      />
      <path d={outline} className={styles.edge} />
      <path d="M30 26q6-9 17-12" className={styles.shine} />
      <Dots diamond={diamond} className={styles.dot} />
    </svg>
  )
}

export function GemHole({ diamond }: { readonly diamond: Diamond }) {
  const { outline, tones } = gemAppearances[diamond]
  return (
    <svg className={joinClasses(shared.full, styles.gem)} viewBox="-4 -4 108 108" aria-hidden="true">
      <path d={outline} className={styles.cut} style={{ stroke: tones[3] }} />
      <g style={{ fill: tones[3] }}>
        <Dots diamond={diamond} className={styles.rune} />
      </g>
    </svg>
  )
}

function Dots({ diamond, className }: { diamond: Diamond; className: string | undefined }) {
  return gemDots[diamond].map(([x, y]) => (
    <circle key={`${x} ${y}`} className={className} cx={x} cy={y} r="5" />
  ))
}
