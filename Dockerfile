# The service and its worker; ROLE says which. The version of Node is that of the package `node` in package.json.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --no-update-notifier
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
# The base image has Node, and DATABASE_URL names a Postgres: neither comes along once more. What is optional and needed is that of sharp.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --no-update-notifier && npm cache clean --force
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/generated generated
COPY --from=build /app/src/platform/db/migrations src/platform/db/migrations
COPY --from=build /app/src/platform/db/functions src/platform/db/functions
COPY --from=build /app/dist dist
# Nothing below / is written to but /tmp, so the root file system may be read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/tmp/agency-data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that signals reach the service.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--heap-growing-percent=50", "dist/server/main.js"]
