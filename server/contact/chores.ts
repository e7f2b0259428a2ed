import { type DeliveryParts, deliverDue } from '../mail/delivery.ts'
import { deleteReceivedBefore } from './delete-messages.ts'
import { queueSummary } from './held-back-summary.ts'

export interface Chores extends DeliveryParts {
  /** How long a message is kept that the owner has got by mail. For ever without it. */
  retentionMs?: number | undefined
}

/** Everything that is due besides answering requests. */
export async function doChores(chores: Chores, stopped: () => boolean = () => false): Promise<void> {
  const { database, now, log, retentionMs } = chores
  await queueSummary(database, now())
  await deliverDue(chores, stopped)
  if (stopped() || retentionMs === undefined) return
  const deleted = await deleteReceivedBefore(database, now() - retentionMs)
  if (deleted > 0) {
    log(`${deleted} messages were deleted, because their time is over`, {
      event: 'messages.expired',
      count: deleted,
    })
  }
}
