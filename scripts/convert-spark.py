#!/usr/bin/env python3
"""Converts NDJSON with many faq processes under Apache Spark (PyPI: pyspark).

usage: spark-submit convert-spark.py INPUT OUTPUT REJECTS PARTITIONS [OPTION OF FAQ CONVERT]...

INPUT is a file in any place that Spark can read. OUTPUT becomes a folder of files part-00000 and so
on, with one object per line, in order. REJECTS becomes a folder, which all machines must share, with
a file for each partition; rejected lines keep their numbers. If Spark runs a task several times, only
the rejects of the attempt whose output counts stay. The status is 65 if there are any rejects. The
variable FAQ names the program, which must be installed on all machines. PARTITIONS is the minimum
number of partitions.
"""
import os
import pathlib
import subprocess
import sys
import threading

from pyspark import AccumulatorParam, TaskContext
from pyspark.sql import SparkSession


class Attempts(AccumulatorParam):
    """The names of attempts; Spark adds those of the attempts that it accepts, and each only once."""

    def zero(self, value):
        return []

    def addInPlace(self, some, others):
        return some + others


def lines(spark, path, partitions):
    """The lines as unchanged bytes; Spark's own text files would replace invalid UTF-8."""
    spark.conf.set("spark.sql.files.minPartitionNum", partitions)
    spark.conf.set("spark.sql.files.openCostInBytes", 0)
    frame = spark.read.option("lineSep", "\n").text(path)
    return frame.selectExpr("CAST(value AS BINARY) AS line").rdd.map(lambda row: bytes(row.line))


def conversion(command, rejects, accepted):
    """What converts the numbered lines of a partition in a process of its own."""
    def convert(pairs):
        task = TaskContext.get()
        name = f"part-{task.partitionId():05}.attempt-{task.taskAttemptId()}"
        process = subprocess.Popen([*command, "--rejects", f"{rejects}/{name}"],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        failures = []

        def feed():
            try:
                with process.stdin as pipe:
                    for line, index in pairs:
                        pipe.write(b"%d\t%b\n" % (index + 1, line))
            except BaseException as error:  # The thread that waits for the process raises it.
                failures.append(error)

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        try:
            for line in process.stdout:
                yield line.removesuffix(b"\n")
            feeder.join()
            status = process.wait()
        finally:
            process.kill()
        # Bad lines do not stop the conversion, but any other failure does.
        if failures or status not in (0, 65):
            raise RuntimeError(f"{command[0]} ended with status {status}: {failures}")
        accepted.add([name])
    return convert


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    source, output, folder, partitions, *options = sys.argv[1:]
    rejects = pathlib.Path(folder).absolute()
    rejects.mkdir()
    spark = SparkSession.builder.appName("faq convert").getOrCreate()
    accepted = spark.sparkContext.accumulator([], Attempts())
    command = [os.environ.get("FAQ", "faq"), "convert", "--lines", "--source", "-", "--jobs", "1",
               *options]
    numbered = lines(spark, source, int(partitions)).zipWithIndex()
    numbered.mapPartitions(conversion(command, rejects, accepted)).saveAsTextFile(output)
    spark.stop()
    for file in rejects.iterdir():
        if file.name in accepted.value:
            file.rename(file.with_suffix(""))
        else:
            file.unlink()
    sys.exit(65 if any(file.stat().st_size for file in rejects.iterdir()) else 0)


main()
