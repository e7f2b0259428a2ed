import { type DeliveryParts, deliverDue } from '../mail/delivery.ts'
import { deliverNotices } from '../mail/notices.ts'
import { deleteReceivedBefore } from './delete-messages.ts'
import { sendSummary } from './held-back-summary.ts'

export interface Chores extends DeliveryParts {
  /** How long a message is kept that the owner has got by mail. For ever without it. */
  retentionMs?: number | undefined
}

/** Everything that is due besides answering requests. */
export async function doChores(chores: Chores, stopped: () => boolean = () => false): Promise<void> {
  await deliverDue(chores, stopped)
  if (stopped()) return
  await deliverNotices(chores)
  await sendSummary(chores)
  if (chores.retentionMs === undefined) return
  const deleted = await deleteReceivedBefore(chores.database, chores.now() - chores.retentionMs)
  if (deleted > 0) {
    chores.log(`${deleted} messages were deleted, because their time is over`, {
      event: 'messages.expired',
      count: deleted,
    })
  }
}
