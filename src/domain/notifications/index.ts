// Inboxes of members: what happens is written into them in its own transaction.
export { isInInbox } from './inbox.queries.ts';
export { notify, type News } from './notify.ts';
export { readNews, withdrawNews } from './settle-news.ts';
