#!/usr/bin/env bash
# timed.sh WHAT COMMAND…: runs the command, and says how long it took, and how long of a processor with all that it started: on a
# machine with other work the second can be compared.
TIMEFORMAT="$1: %0R s, CPU %0U s + %0S s system"
shift
{ time "$@" 2>&3; } 3>&2 2>&1
