/**
 * The closed list of verbs that an operationId may begin with (C1). A reader who knows the list knows what an
 * operation does before opening it; so look for a verb here before adding one, and add it with its meaning.
 */

/** What most nouns have. */
export const plainVerbs = ['list', 'get', 'create', 'update', 'replace', 'delete'] as const;

/** What some nouns have besides, in the words of the domain. */
export const domainVerbs = [
  // finding and reading
  'search', 'lookup', 'resolve', 'query', 'count', 'read', 'preview', 'suggest', 'compare', 'investigate', 'render',
  // writing in bulk, or without saying whether the record exists: `bulk` is followed by another verb
  'bulk', 'manage', 'ensure', 'save', 'set', 'clear', 'patch', 'apply', 'import', 'export',
  // order and place
  'move', 'reorder', 'reposition', 'resize', 'crop', 'rename', 'duplicate', 'merge', 'migrate', 'split', 'copy',
  // membership
  'add', 'remove', 'link', 'unlink', 'attach', 'detach', 'assign', 'unassign', 'invite', 'subscribe', 'unsubscribe',
  'watch', 'unwatch', 'pin', 'unpin', 'hide', 'unhide', 'follow', 'unfollow',
  // state
  'start', 'pause', 'resume', 'retry', 'restart', 'rerun', 'run', 'cancel', 'complete', 'reopen', 'close', 'end', 'restore',
  'archive', 'unarchive', 'publish', 'unpublish', 'republish', 'enable', 'disable', 'transition', 'jump', 'skip',
  'submit', 'approve', 'reject', 'decide', 'review', 'grade', 'certify', 'enroll', 'escalate', 'acknowledge', 'dismiss',
  'mark', 'toggle', 'snooze', 'retract', 'require', 'confirm', 'revoke', 'rotate', 'expire', 'lock', 'unlock',
  // work done by the service
  'generate', 'refresh', 'sync', 'test', 'validate', 'check', 'calculate', 'prepare', 'translate', 'summarize', 'dream',
  // messages and files
  'send', 'resend', 'reply', 'respond', 'redeliver', 'recover', 'reveal', 'upload', 'download', 'finalize', 'listen', 'sample',
  // money and the marketplace
  'charge', 'refund', 'pay', 'issue', 'void', 'acquire', 'install', 'uninstall', 'connect', 'disconnect',
  // people
  'rate', 'react', 'mention', 'log', 'track', 'record', 'vote',
] as const;

export const verbs: ReadonlySet<string> = new Set([...plainVerbs, ...domainVerbs]);
