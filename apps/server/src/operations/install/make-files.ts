import type { Answers } from './answers.ts'
import type { Place } from './place.ts'
import { makeCaddyfile, makeNginxExample } from './proxy-files.ts'
import { makeBackupService, makeBackupTimer, makeService, makeTmpfiles, systemUser } from './systemd-files.ts'

export interface InstalledFile {
  /** From the root of the system. */
  readonly path: string
  readonly text: string
  readonly mode: number
}

export const settingsFile = '/etc/letterliaan/letterliaan.env'

/** Everything that an installation writes. */
export function makeFiles(answers: Answers, place: Place): readonly InstalledFile[] {
  const open = (path: string, text: string): InstalledFile => ({ path, text, mode: 0o644 })
  const unit = (name: string, text: string) => open(`/etc/systemd/system/${name}`, text)
  const caddy =
    answers.certificate === 'elsewhere' ? [] : [open('/etc/caddy/Caddyfile', makeCaddyfile(answers))]
  return [
    { path: settingsFile, text: makeSettings(answers), mode: 0o600 },
    unit('letterliaan.service', makeService(answers, place)),
    unit('letterliaan-backup.service', makeBackupService(answers, place)),
    unit('letterliaan-backup.timer', makeBackupTimer()),
    open('/etc/sysusers.d/letterliaan.conf', systemUser),
    open('/etc/tmpfiles.d/letterliaan.conf', makeTmpfiles(answers)),
    ...caddy,
    open('/etc/letterliaan/nginx-voorbeeld.conf', makeNginxExample(answers)),
    { path: '/usr/local/bin/letterliaan', text: makeCommand(place), mode: 0o755 },
  ]
}

/** Read by systemd and by a shell alike. */
export const quoteSetting = (value: string): string => `"${value.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`

function makeSettings({ data, url, mail, certificate, port, database, backups }: Answers): string {
  const settings: Record<string, string> = {
    NODE_ENV: 'production',
    DATA_DIR: data,
    HOST: certificate === 'elsewhere' ? '0.0.0.0' : '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url.href.replace(/\/+$/, ''),
    TRUST_PROXY: '1',
    BACKUP_TO: backups,
    // The timer makes them: it also does while the server stands still.
    BACKUP_AT: 'off',
    ...(database !== null && { DATABASE_URL: database }),
    ...(mail !== null && { SMTP_URL: mail.url, MAIL_FROM: mail.from }),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoteSetting(value)}`)
  return `# Instellingen van Letterliaan. Hierin staan wachtwoorden: alleen root mag dit bestand lezen.\n${lines.join('\n')}\n`
}

/** So that commands need no settings: `letterliaan doctor`. */
const makeCommand = ({ root, node }: Place): string => `#!/bin/sh
# Geeft een opdracht van Letterliaan, met de instellingen en als de gebruiker van de server: letterliaan doctor
set -eu
if [ "$(id -u)" -ne 0 ]; then echo "Geef deze opdracht als root: sudo letterliaan $*" >&2; exit 1; fi
case "\${1:-}" in
  account | backup | doctor | organisation | privacy | rebuild | restore | sounds) ;;
  *)
    echo "Welke opdracht? Bijvoorbeeld: letterliaan doctor, letterliaan backup /media/usb, letterliaan account --help" >&2
    exit 1
    ;;
esac
set -a
. ${settingsFile}
set +a
cd "${root}"
command="$1"
shift
exec setpriv --reuid=letterliaan --regid=letterliaan --init-groups "${node}" "apps/server/src/$command.ts" "$@"
`
