export { createOAuth, type OAuthOptions } from './routes.ts';
