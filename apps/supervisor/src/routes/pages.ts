import { defineRedirect, definePage, type SupervisorPage } from '../app/navigation/page.ts'
import { addresses } from '../app/addresses.ts'
import { AccountPage } from './screens/AccountPage.tsx'
import { AddChildrenPage } from './screens/AddChildrenPage.tsx'
import { ArchivePage } from './screens/ArchivePage.tsx'
import { AuditLogPage } from './screens/AuditLogPage.tsx'
import { BooksPage } from './screens/BooksPage.tsx'
import { ChildCardPage, GroupCardsPage } from './screens/CardsPages.tsx'
import { ChildHistoryPage } from './screens/ChildHistoryPage.tsx'
import { ChildInsightPage } from './screens/ChildInsightPage.tsx'
import { ChildPage } from './screens/ChildPage.tsx'
import { ChildPlanPage } from './screens/ChildPlanPage.tsx'
import { ChildPathPage, GroupPathPage } from './screens/PathPages.tsx'
import { ChildrenPage } from './screens/ChildrenPage.tsx'
import { DictationPage } from './screens/DictationPage.tsx'
import { GroupInsightPage } from './screens/GroupInsightPage.tsx'
import { GroupPage } from './screens/GroupPage.tsx'
import { HandbookPage } from './screens/HandbookPage.tsx'
import { InstallationPage } from './screens/InstallationPage.tsx'
import {
  InterventionPage,
  ChangeInterventionPage,
  NewInterventionPage,
} from './screens/InterventionPages.tsx'
import { InviteStaffPage, MemberPage, StaffPage } from './screens/StaffPages.tsx'
import { MarkedPage, StepPage, WorldPage } from './screens/PronunciationPages.tsx'
import { MeasuresPage } from './screens/MeasuresPage.tsx'
import { WeekWordsPage } from './screens/WeekWordsPage.tsx'
import { NextYearPage } from './screens/NextYearPage.tsx'
import { NowPage } from './screens/NowPage.tsx'
import { OwnStepPage } from './screens/OwnStepPage.tsx'
import { OwnStepPreviewPage } from './screens/OwnStepPreviewPage.tsx'
import { OwnStepsPage } from './screens/OwnStepsPage.tsx'
import { OwnWordsPage } from './screens/OwnWordsPage.tsx'
import { PrivacyPage } from './screens/PrivacyPage.tsx'
import { ReportsPage } from './screens/ReportsPage.tsx'
import { NewSchoolPage, SchoolPage, SchoolsPage } from './screens/BoardPages.tsx'
import { ChildSettingsPage, LoginSettingsPage, SettingsPage } from './screens/SettingsPages.tsx'
import { SingleSignOnPage } from './screens/SingleSignOnPage.tsx'
import { RecordFirstHourPage, RecordStepPage } from './screens/RecordStepPage.tsx'
import { TodayPage } from './screens/TodayPage.tsx'
import { VoicesPage } from './screens/VoicesPage.tsx'
import { FindWritingSheetPage } from './screens/WritingSheetPage.tsx'

export const pages: readonly SupervisorPage[] = [
  definePage('today', addresses.today, TodayPage),
  definePage('now', addresses.now, NowPage),
  definePage('world', addresses.pronunciation, WorldPage),
  definePage('step', '/begeleider/uitspraak/stap/$step_id', StepPage),
  definePage('record-step', '/begeleider/uitspraak/stap/$step_id/inspreken', RecordStepPage),
  definePage('marked', addresses.marked, MarkedPage),
  definePage('voices', addresses.voices, VoicesPage),
  definePage('record-first-hour', addresses.recordFirstHour, RecordFirstHourPage),
  definePage('children', addresses.children, ChildrenPage),
  definePage('add-children', addresses.addChildren, AddChildrenPage),
  definePage('archive', addresses.archive, ArchivePage),
  definePage('group', '/begeleider/groep/$group_id', GroupPage),
  definePage('next-year', '/begeleider/groep/$group_id/volgend-jaar', NextYearPage),
  definePage('week-words', '/begeleider/groep/$group_id/woorden', WeekWordsPage),
  definePage('dictation', '/begeleider/weekdictee/$dictation_id', DictationPage),
  definePage('writing-sheet', addresses.writingSheet, FindWritingSheetPage),
  definePage('new-intervention', '/begeleider/groep/$group_id/interventie', NewInterventionPage),
  definePage('new-intervention', '/begeleider/kind/$student_id/interventie', NewInterventionPage),
  definePage('intervention', '/begeleider/interventie/$intervention_id', InterventionPage),
  definePage('intervention', '/begeleider/interventie/$intervention_id/wijzigen', ChangeInterventionPage),
  definePage('intervention', '/begeleider/interventie/$intervention_id/kind/$student_id', ChildPlanPage),
  definePage('group', '/begeleider/groep/$group_id/kaarten', GroupCardsPage),
  definePage('child', '/begeleider/kind/$student_id/kaart', ChildCardPage),
  definePage('child', '/begeleider/kind/$student_id', ChildPage),
  definePage('own-steps', addresses.ownSteps, OwnStepsPage),
  definePage('own-words', addresses.ownWords, OwnWordsPage),
  definePage('own-step', '/begeleider/stappen/$own_step_id', OwnStepPage),
  definePage('own-step-preview', '/begeleider/stappen/$own_step_id/bekijken', OwnStepPreviewPage),
  definePage('group-path', '/begeleider/groep/$group_id/pad', GroupPathPage),
  definePage('child-path', '/begeleider/kind/$student_id/pad', ChildPathPage),
  definePage('child-insight', '/begeleider/kind/$student_id/inzicht', ChildInsightPage),
  definePage('child-history', '/begeleider/kind/$student_id/geschiedenis', ChildHistoryPage),
  definePage('group-insight', '/begeleider/groep/$group_id/inzicht', GroupInsightPage),
  definePage('measures', '/begeleider/kind/$student_id/metingen', MeasuresPage),
  definePage('books', addresses.books, BooksPage),
  definePage('reports', addresses.reports, ReportsPage),
  definePage('staff', addresses.staff, StaffPage),
  definePage('staff', addresses.inviteStaff, InviteStaffPage),
  definePage('staff', '/begeleider/medewerkers/$user_id', MemberPage),
  definePage('schools', addresses.schools, SchoolsPage),
  definePage('school', addresses.newSchool, NewSchoolPage),
  definePage('school', '/begeleider/scholen/$school_id', SchoolPage),
  definePage('settings', addresses.settings, SettingsPage),
  definePage('settings-of-children', addresses.settingsOfChildren, ChildSettingsPage),
  definePage('settings-of-login', addresses.settingsOfLogin, LoginSettingsPage),
  definePage('account', addresses.account, AccountPage),
  definePage('handbook', addresses.handbook, HandbookPage),
  definePage('audit-log', addresses.auditLog, AuditLogPage),
  definePage('installation', addresses.installation, InstallationPage),
  definePage('single-sign-on', addresses.singleSignOn, SingleSignOnPage),
  definePage('privacy', addresses.privacy, PrivacyPage),
  defineRedirect('/begeleider/groep/$group_id/toevoegen', (to) => addresses.addToGroup(to.group_id)),
  defineRedirect('/begeleider/uitspraak/wereld/$world', (to) => addresses.world(to.world)),
]
