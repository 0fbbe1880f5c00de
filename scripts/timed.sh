#!/bin/sh
# timed.sh WHAT COMMAND…: runs the command, and says how many seconds it took.
what=$1
shift
start=$(date +%s)
"$@"
code=$?
echo "$what: $(($(date +%s) - start)) s"
exit $code
