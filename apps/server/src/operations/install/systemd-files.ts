import type { Answers } from './answers.ts'
import type { Place } from './place.ts'

export const systemUser = 'u letterliaan - "Letterliaan" - -\n'

/** Both folders are the server's alone. */
export const makeTmpfiles = ({ data, backups }: Answers): string =>
  [data, backups].map((folder) => `d ${folder} 0700 letterliaan letterliaan -\n`).join('')

/** What no process of the product needs. */
const hardening = `NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
CapabilityBoundingSet=
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM
UMask=0077`

const sharedSettings = ({ root }: Place): string => `User=letterliaan
Group=letterliaan
WorkingDirectory=${root}
EnvironmentFile=/etc/letterliaan/letterliaan.env`

/** The flags and the memory settings are those of `npm start` (docs/adr/0017-memory.md). */
export const makeService = ({ data }: Answers, place: Place): string => `[Unit]
Description=Letterliaan
After=network-online.target postgresql.service
Wants=network-online.target
StartLimitIntervalSec=0

[Service]
Type=exec
${sharedSettings(place)}
Environment=MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ExecStart=${place.node} --max-semi-space-size=4 --heap-growing-percent=40 apps/server/src/main.ts
Restart=always
RestartSec=2
TimeoutStopSec=15
MemoryHigh=1G
MemoryMax=1536M
TasksMax=256
ReadWritePaths=${data}
${hardening}

[Install]
WantedBy=multi-user.target
`

export const makeBackupService = ({ data, backups }: Answers, place: Place): string => `[Unit]
Description=Back-up van Letterliaan
After=letterliaan.service

[Service]
Type=oneshot
${sharedSettings(place)}
ExecStart=${place.node} apps/server/src/backup.ts
MemoryMax=1G
ReadWritePaths=${data} ${backups}
${hardening}
`

/** At night, and after a night that the machine was off. */
export const makeBackupTimer = (): string => `[Unit]
Description=Elke nacht een back-up van Letterliaan

[Timer]
OnCalendar=*-*-* 02:15:00
RandomizedDelaySec=15min
Persistent=true

[Install]
WantedBy=timers.target
`
